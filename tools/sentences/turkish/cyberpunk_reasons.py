"""Why something is not offered in cyberpunk, in Turkish; the keys are the engine's own phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CYBERPUNK_REASONS: Final[Mapping[str, str]] = {
    # Any choice
    "the match is over, so nothing is asked any more": "oyun bitti, artık hiçbir şey sorulmuyor",
    "it is one of the options": "seçeneklerden biri",
    "the question is {question}, and `{answer}` is none of its answers": (
        "`{answer}` bu sorunun yanıtlarından biri değil"
    ),
    "the answer is `yes` or `no`": "yanıt `yes` (evet) veya `no` (hayır) olmalı",
    "that effect does not wait now, or belongs to another player": (
        "bu etki şu anda beklemiyor veya başka bir oyuncunun"
    ),
    "this choice cannot be declined": "bu seçimden vazgeçilemez",
    "there is no card {answer} there": "orada {answer} diye bir kart yok",
    "there is no card {answer} in the hand": "elde {answer} diye bir kart yok",
    # The turn
    "only ready Eddies and ready legends in the Legends area pay": (
        "yalnızca hazır Eddie kartları ve Efsaneler bölgesindeki hazır Efsaneler ödeme yapar"
    ),
    "the die is not in the fixer area, or it is the d20": "zar Fixer bölgesinde değil veya d20",
    "a unit that must attack still can": "saldırmak zorunda olan bir Birim hâlâ saldırabilir",
    "cards are sold in one's own main phase only": "kartlar yalnızca kendi ana aşamanızda satılır",
    "a card has been sold this turn": "bu tur zaten bir kart satıldı",
    "{card} has no sell tag": "{card} kartında satış etiketi yok",
    # Playing cards
    "{card} has no cost, so it cannot be played": "{card} kartının bedeli yok, bu yüzden oynanamaz",
    "{card} costs {number}, and {other} can be paid": "{card} kartının bedeli {number} €$, ödenebilen {other} €$",
    "{card} is no program with QUICK": "{card} QUICK özellikli bir Program değil",
    "there is no unit or face-up legend to wear {card}": "{card} kartını kuşanacak bir Birim veya yüzü açık Efsane yok",
    "only a face-up legend in the Legends area can, in one's own main phase": (
        "bunu yalnızca Efsaneler bölgesindeki yüzü açık bir Efsane, kendi ana aşamanızda yapabilir"
    ),
    "{card} does not have GO SOLO": "{card} kartının GO SOLO özelliği yok",
    "a legend has been Called this turn": "bu tur zaten bir Efsane çağrıldı",
    "there is no Eddie to pay for the Call": "çağırma bedelini ödeyecek €$ yok",
    "no legend lies face down": "yüzü kapalı Efsane yok",
    # Abilities
    "no card that is in play and face up has the ability `{answer}`": (
        "oyundaki yüzü açık kartların hiçbirinde `{answer}` yeteneği yok"
    ),
    "the ability of {card} does not have QUICK": "{card} kartının yeteneğinde QUICK yok",
    "the ability of {card} costs {number}, which cannot be paid": (
        "{card} kartının yeteneği {number} €$ tutar, bu ödenemiyor"
    ),
    "not everything can be paid that the ability of {card} costs": (
        "{card} kartının yeteneğinin bedelinin tamamı ödenemiyor"
    ),
    # Attacks
    "attacks are made in one's own main phase only": "yalnızca kendi ana aşamanızda saldırılır",
    "{card} is spent": "{card} kullanılmış konumda",
    "{card} has lag": "{card} Gecikme etkisinde",
    "an effect forbids {card} to attack": "bir etki {card} kartının saldırmasını yasaklıyor",
    "an effect forbids {card} to attack on the turn it entered the field": (
        "bir etki {card} kartının sahaya girdiği turda saldırmasını yasaklıyor"
    ),
    "an effect forbids {card} to attack gigs": "bir etki {card} kartının Gig bölgesine saldırmasını yasaklıyor",
    "there is nothing that {card} could attack": "{card} kartının saldırabileceği bir hedef yok",
    "an empty Gig area cannot be attacked": "boş bir Gig bölgesine saldırılamaz",
    "{other} is no rival unit": "{other} rakip bir Birim değil",
    "{other} is ready, and only spent units can be attacked": (
        "{other} hazır konumda, yalnızca kullanılmış Birimlere saldırılabilir"
    ),
    "there is no attack to block": "engellenecek bir saldırı yok",
    "this attack cannot be blocked": "bu saldırı engellenemez",
    "{card} is attacked itself": "saldırıya uğrayan {card} kartının kendisi",
    "{card} does not have BLOCKER": "{card} kartının BLOCKER özelliği yok",
}
