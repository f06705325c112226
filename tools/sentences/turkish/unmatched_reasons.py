"""Why something is not offered in unmatched, in Turkish; the keys are the engine's own phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

UNMATCHED_REASONS: Final[Mapping[str, str]] = {
    # Any choice
    "the match is over, so nothing is asked any more": "oyun bitti, artık hiçbir şey sorulmuyor",
    "it is one of the options": "seçeneklerden biri",
    "the question is {question}, and `{answer}` is none of its answers": "`{answer}` bu sorunun yanıtlarından biri "
    "değil",
    "an action cannot be left out": "aksiyon atlanamaz",
    "a maneuver has begun already; it begins by itself when no other action is possible": "manevra çoktan başladı; "
    "başka aksiyon mümkün değilse kendiliğinden başlar",
    "there is no space {space} on this board": "bu savaş alanında {space} diye bir alan yok",
    "there is no card {answer} in this match": "bu oyunda {answer} diye bir kart yok",
    "there is no fighter {answer} in this match": "bu oyunda {answer} diye bir figür yok",
    "the answer is `yes` or `no`": "yanıt `yes` (evet) veya `no` (hayır) olmalı",
    "that option is not there, was chosen before, or can do nothing now": "bu seçenek yok, daha önce seçildi veya şu "
    "anda hiçbir şey yapamaz",
    "that effect does not wait now, or belongs to another player": "bu etki şu anda beklemiyor veya başka bir "
    "oyuncunun",
    "this choice cannot be declined": "bu seçimden vazgeçilemez",
    "{card} is not one of the cards to choose from": "{card} seçilebilecek kartlardan biri değil",
    "{fighter} is not one of the fighters to choose from": "{fighter} seçilebilecek figürlerden biri değil",
    # Actions
    "{player} has no scheme card in hand": "{player:genitive} elinde entrika kartı yok",
    "every fighter that could play a scheme card in hand is defeated": "eldeki entrika kartlarını oynayabilecek bütün "
    "figürler yenildi",
    "{player} has no card to attack with in hand": "{player:genitive} elinde saldırabileceği bir kart yok",
    "no fighter has both a card to attack with and somebody in reach": "hem saldırabileceği bir kartı hem de "
    "erişebileceği bir hedefi olan figür yok",
    "{fighter} is no fighter of {player}": "{fighter}, {player:genitive} figürü değil",
    "{fighter} is defeated": "{fighter} yenildi",
    # Attacks
    "{fighter} has nobody in reach": "{fighter:genitive} erişebileceği bir hedef yok",
    "no card in hand is one that {fighter} can attack with": "eldeki kartların hiçbiriyle {fighter} saldıramaz",
    "{other} is friendly to {fighter}": "{other} ile {fighter} aynı tarafta",
    "{fighter} may not attack {other} in a first turn": "{fighter}, ilk turda {other:dative} saldıramaz",
    "{other} is neither adjacent to {fighter} nor in one of its zones": "{other}, {fighter:dative} komşu da değil, "
    "onunla aynı bölgede de değil",
    "{other} is not adjacent to {fighter}, who is a melee fighter": "{other}, yakın dövüşçü olan {fighter:dative} "
    "komşu değil",
    # Cards
    "{card} is a defense card: nobody can attack with it": "{card} bir savunma kartı: onunla saldırılamaz",
    "{card} is a scheme card: nobody can attack with it": "{card} bir entrika kartı: onunla saldırılamaz",
    "{card} is a scheme card: nobody can defend with it": "{card} bir entrika kartı: onunla savunma yapılamaz",
    "{card} is an attack card: nobody can defend with it": "{card} bir saldırı kartı: onunla savunma yapılamaz",
    "{card} is not a card that {fighter} can use": "{card}, {fighter:genitive} kullanabileceği bir kart değil",
    "{card} is not a scheme card": "{card} bir entrika kartı değil",
    "every fighter that can play {card} is defeated": "{card} kartını oynayabilecek bütün figürler yenildi",
    "{card} is not a card that {fighter} can play": "{card}, {fighter:genitive} oynayabileceği bir kart değil",
    "{card} has no BOOST value": "{card} kartının BOOST değeri yok",
    "{player} does not hold {card}": "{player:genitive} elinde {card} kartı yok",
    # Moving
    "{fighter} has moved already in this maneuver": "{fighter} bu manevrada zaten hareket etti",
    "{fighter} stands on {space}": "{space} alanında {fighter} duruyor",
    "{fighter} stands on {space}, and a move ends in an empty space": "{space} alanında {fighter} duruyor, hareket ise "
    "boş bir alanda biter",
    "opposing fighters bar the way of {fighter} to {space}": "rakip figürler {fighter:genitive} {space} alanına giden "
    "yolunu kesiyor",
    "opposing fighters bar every way of {fighter} to {space}": "rakip figürler {fighter:genitive} {space} alanına "
    "giden bütün yollarını kesiyor",
    "{fighter} may move {distance} at most, and {space} is farther away": "{fighter}, {distance} alana kadar "
    "hareket edebilir, {space} alanı ise daha uzakta",
    "{fighter} moves exactly {distance}, and no open way of that length leads to {space}": "{fighter}, tam "
    "{distance} alan hareket eder, {space} alanına ise bu uzunlukta açık bir yol yok",
    "no way leads {fighter} to {space}": "{fighter} için {space} alanına giden bir yol yok",
    "{space} is none of the spaces that the effect allows": "{space}, etkinin izin verdiği alanlardan biri değil",
    # Setting up
    "{space} is the start space of a hero who is placed later": "{space}, daha sonra yerleştirilecek bir kahramanın "
    "başlangıç alanı",
    "{space} is in no zone of {player}": "{space}, {player:genitive} bölgelerinden birinde değil",
    "{space} is not adjacent to any fighter of {player}": "{space}, {player:genitive} hiçbir figürüne komşu değil",
}
