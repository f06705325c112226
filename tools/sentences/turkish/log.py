"""What happens in a match, in Turkish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LOG: Final[Mapping[str, str]] = {
    "setting up": "Oyun hazırlığı",
    "turn": "{turn}. tur: {player}",
    "state of heroes": "{hero} {health}",
    "starts": "{fighter}, {space} alanında başlar.",
    "maneuver": "Manevra",
    "boosts": "{player}, {card} kartıyla BOOST yapar: hareket {before} + {amount} = {after}.",
    "nobody moves": "Hiçbir figür hareket etmez.",
    "moves": "{fighter}, {start} alanından {end} alanına hareket eder.",
    "is placed": "{fighter} yerleştirilir: {start} → {end}.",
    "returns": "{fighter}, {health} canla {space} alanına geri getirilir.",
    "draws": "{player} {number} kart çeker.",
    "draws known": "{player} kart çeker: {cards}.",
    "exhausted": "{player} kart çekmek zorunda, ama destesi boş: figürleri tükenmiş sayılır.",
    "discards": "{player}, {card} kartını ıskarta eder.",
    "scheme": "Entrika: {fighter}, {card} kartını oynar",
    "nothing happens": "Hiçbir etkisi olmaz.",
    "nothing comes of it": "hiçbir şey olmaz.",
    "attack": "Saldırı: {attacker}, {defender:dative} saldırır",
    "attack card": "{fighter}, {card} kartıyla saldırır, değeri {value}.",
    "defense card": "{fighter}, {card} kartıyla savunma yapar, değeri {value}.",
    "no defense card": "{fighter} savunma yapmaz.",
    "value set": "{card} kartının değeri {amount} olur ({before} → {after}).",
    "value added": "{card} kartının değerine {amount} eklenir ({before} → {after}).",
    "value taken": "{card} kartının değerinden {amount} düşülür ({before} → {after}).",
    "value ignored": "{card} kartının değeri göz ardı edilir ({before} → {after}).",
    "effects cancelled": "{card} kartının etkileri iptal edilir.",
    "result": "Saldırı {attack} - savunma {defense} = {damage} hasar: çatışmayı {winner} kazanır.",
    "result without damage": "Saldırı {attack} - savunma {defense}: hasar yok, çatışmayı {winner} kazanır.",
    "result without defense": "Saldırı {attack}, savunma yok = {damage} hasar: çatışmayı {winner} kazanır.",
    "result of nothing": "Saldırı {attack}, savunma yok: hasar yok, çatışmayı {winner} kazanır.",
    "takes damage": "{fighter}, {amount} hasar alır: can {before} → {after}.",
    "recovers": "{fighter}, {amount} can iyileşir: can {before} → {after}.",
    "is defeated": "{fighter} yenilir.",
    "declines": "{player} bunu yapmamayı seçer.",
    "gains actions": "{player} {number} aksiyon kazanır (kalan: {left}).",
    "from": "{source}: {what}",
    "ability": "{hero:genitive} yeteneği",
    "wins": "{turn}. turda {player} kazanır: {fallen} yenildi.",
    "wins the tie": "{turn}. turda {player} kazanır: iki kahraman aynı anda yenildi, tur da {player:genitive} turuydu.",
    "draw": "Kazanan yok: oyun {turn}. turdan sonra berabere biter.",
}
