"""Turkish card text, as a Turkish player reads it."""

from __future__ import annotations

from dataclasses import fields

import pytest

from effects.syntax.language import Ability, Selector, Step
from effects.unmatched.source import CardEffects
from effects.wording import Called, speaker
from effects.wording.catalogue import Catalogue
from effects.wording.parts import Noun, Number, Player, Qualities
from effects.wording.template import SLOT
from effects.wording.turkish import CATALOGUES, GRAMMAR
from tests.effects.test_wording import yaml

NAMES = {
    "alice": Called("Alice", reading="alis"),
    "bigfoot": Called("Bigfoot"),
    "jackalope": Called("Jackalope", reading="cekılop"),
    "outlaw": Called("Haydut", several=True),
    "state size": Called("boyut"),
    "value size big": Called("büyük"),
    "state mood": Called("ruh hali"),
    "tag voyage": Called("yolculuk"),
}


def said(*steps: str) -> str:
    """The text of steps, each a line of YAML."""
    return " ".join(speaker("tr", NAMES).steps([Step.model_validate(yaml(step)) for step in steps]))


SENTENCES = {
    "{draw: 1}": "1 kart çekin.",
    "{draw: {amount: 2, who: opponent}}": "Rakibiniz 2 kart çeker.",
    "{switch: size}": "Kahramanınızın boyutunu değiştirin.",
    "{put: {cards: {one: your_deck, tagged: voyage}, to: hand}}": (
        "Destenizden yolculuk etiketli 1 kart elinize ekleyin."
    ),
    "{discard: {cards: {each: your_hand, tagged: voyage}}}": (
        "Elinizdeki yolculuk etiketli tüm kartları ıskarta edin."
    ),
    "{put: {cards: {one: opponent_discard}, to: hand}}": (
        "Rakibinizin ıskarta destesinden 1 kart rakibinizin eline ekleyin."
    ),
    "{switch: {state: size, to: big}}": "Kahramanınızın boyutunu büyük olarak değiştirin.",
    "{if: {state: {size: big}}, draw: 1}": "Kahramanınızın boyutu büyük ise 1 kart çekin.",
    "{may: opponent, switch: mood}": "Rakibiniz kahramanınızın ruh halini değiştirebilir.",
    "{may: you, draw: 1}": "1 kart çekebilirsiniz.",
    "{may: you, draw: {amount: 2, who: opponent}}": "Rakibinizin 2 kart çekmesine izin verebilirsiniz.",
    "{discard: {cards: {exactly: 2, of: your_hand}}}": "2 kart ıskarta edin.",
    "{discard: {cards: {exactly: 2, of: opponent_hand}}}": "Rakibiniz 2 kart ıskarta eder.",
    "{by: you, discard: {cards: {one: opponent_hand}}}": "Rakibinizin elinden 1 kart ıskarta edin.",
    "{by: opponent, pick: {one: your_hand}, as: mark}": "Rakibiniz elinizden 1 kart seçer.",
    "{pick: {one: opponent_hand}, as: mark}": "Rakibinizin elinden 1 kart seçin.",
    "{discard: {cards: {each: your_hand}}}": "Elinizdeki tüm kartları ıskarta edin.",
    "{discard: {cards: {top: 2, of: your_deck}}}": "Destenizin en üstündeki 2 kartı ıskarta edin.",
    "{recover: {who: your_hero, amount: 2}}": "Kahramanınız 2 can iyileşir.",
    "{may: you, recover: {who: your_hero, amount: 2}}": "Kahramanınızı 2 can iyileştirebilirsiniz.",
    "{damage: {to: {each: opposing_fighters, is: [sidekick, damaged]}, amount: 1}}": (
        "Her hasarlı rakip yardımcıya 1 hasar verin."
    ),
    "{damage: {to: {up_to: 2, of: your_fighters, other_than: your_fighter}, amount: 1}}": (
        "En fazla 2 başka figürünüze 1 hasar verin."
    ),
    "{damage: {to: [attacker, defender], amount: 1}}": "Saldıran figüre ve savunan figüre 1 hasar verin.",
    "{damage: {to: {each: [jackalope, outlaw]}, amount: 1}}": "Jackalope'a ve her Haydut'a 1 hasar verin.",
    "{damage: {to: {one: [your_hero, opposing_fighters]}, amount: 1}}": (
        "Kahramanınıza veya 1 rakip figüre 1 hasar verin."
    ),
    "{place: {who: your_fighter, in: {one: spaces}}}": "Figürünüzü herhangi bir boş alana yerleştirin.",
    "{place: {who: your_fighter, in: {one: spaces, in_zone_of: your_fighter}}}": (
        "Figürünüzü kendi bölgesindeki boş bir alana yerleştirin."
    ),
    "{place: {who: bigfoot, in: {one: spaces, adjacent_to: outlaw}}}": (
        "Bigfoot'u bir Haydut'a komşu boş bir alana yerleştirin."
    ),
    "{move: {who: {each: your_fighters}, up_to: 3, through: opposing}}": (
        "Her figürünüzü 3 alana kadar hareket ettirebilirsiniz. Bu hareket rakip figürlerin bulunduğu "
        "alanlardan geçebilir."
    ),
    "{draw: combat_damage}": "Verilen çatışma hasarı kadar kart çekin.",
    "{damage: {to: opposing_hero, amount: {times: [2, combat_damage]}}}": (
        "Rakip kahramana verilen çatışma hasarının 2 katı kadar hasar verin."
    ),
    "{draw: {amount: {count: {who: outlaw, adjacent_to: bigfoot}}}}": "Bigfoot'a komşu her Haydut için 1 kart çekin.",
    "{add: {value: {times: [2, {count: {who: your_fighters, is: sidekick}}]}}}": (
        "Her yardımcınız için bu kartın değerine 2 ekleyin."
    ),
    "{subtract: {value: 2}}": "Bu kartın değerinden 2 çıkarın.",
    "{may: you, subtract: {value: 1, of: opposing_card}}": "Rakibinizin kartının değerinden 1 çıkarabilirsiniz.",
    "{add: {value: 2, of: opposing_card}}": "Rakibinizin kartının değerine 2 ekleyin.",
    "{if: won, draw: 2, otherwise: [{draw: 1}]}": "Çatışmayı kazandıysanız 2 kart çekin. Aksi hâlde 1 kart çekin.",
    "{unless: won, draw: 1}": "Çatışmayı kazanmadıysanız 1 kart çekin.",
    "{if: {not: {not: won}}, draw: 1}": "Çatışmayı kazandıysanız 1 kart çekin.",
    "{if: [won, attacking, {who: opposing_fighter, is: hero}], draw: 1}": (
        "Çatışmayı kazandıysanız, saldıran taraf sizseniz ve rakip figür kahramansa 1 kart çekin."
    ),
    "{unless: [won, attacking], draw: 1}": "Çatışmayı kazanmadıysanız veya saldıran taraf siz değilseniz 1 kart çekin.",
    "{if: {not: {any_of: [won, attacking]}}, draw: 1}": (
        "Çatışmayı kazanmadıysanız ve saldıran taraf siz değilseniz 1 kart çekin."
    ),
    "{if: {who: outlaw, adjacent_to: bigfoot}, draw: 1}": "Bigfoot'a komşu bir Haydut varsa 1 kart çekin.",
    "{unless: {who: outlaw, adjacent_to: bigfoot}, draw: 1}": "Bigfoot'a komşu hiç Haydut yoksa 1 kart çekin.",
    "{if: {who: your_fighters, is: [sidekick, damaged]}, draw: 1}": "Hasarlı bir yardımcınız varsa 1 kart çekin.",
    "{if: {who: your_fighter, adjacent_to: opposing_fighter}, damage: {to: opposing_fighter, amount: 1}}": (
        "Figürünüz rakip figüre komşuysa rakip figüre 1 hasar verin."
    ),
    "{if: {hand_size: opponent, at_least: 4}, draw: 1}": (
        "Rakibinizin elinde 4 veya daha fazla kart varsa 1 kart çekin."
    ),
    "{unless: {hand_size: you, at_least: 4}, draw: 1}": "Elinizde 4'ten az kart varsa 1 kart çekin.",
    "{if: {value_of: your_card, at_least: {value_of: opposing_card}}, draw: 1}": (
        "Bu kartın değeri en az rakibinizin kartının değeri kadarsa 1 kart çekin."
    ),
    "{unless: {moved_this_turn: your_fighter}, draw: 1}": "Figürünüz bu turun başındaki alandaysa 1 kart çekin.",
    "{may: opponent, discard: {cards: {one: opponent_hand}}, otherwise: [{draw: 1}]}": (
        "Rakibiniz 1 kart ıskarta edebilir. Rakibiniz bunu yapmazsa 1 kart çekin."
    ),
    "{may: you, discard: {cards: {one: your_hand}}, then: [{draw: 2}, {gain_actions: 1}]}": (
        "1 kart ıskarta edebilirsiniz. Bunu yaparsanız 2 kart çekin, ardından 1 aksiyon kazanın."
    ),
    "{may: opponent, do: [{draw: {amount: 1, who: opponent}}, {move: {who: bigfoot, up_to: 2, through: opposing}}]}": (
        "Rakibiniz isterse şu yapılır: rakibiniz 1 kart çeker, ardından Bigfoot'u 2 alana kadar hareket "
        "ettirebilirsiniz (bu hareket rakip figürlerin bulunduğu alanlardan geçebilir)."
    ),
    "{if: won, do: [{draw: 1}, {if: attacking, draw: 1, otherwise: [{draw: 2}]}]}": (
        "Çatışmayı kazandıysanız 1 kart çekin, ardından saldıran taraf sizseniz 1 kart çekin; aksi hâlde 2 kart çekin."
    ),
    "{choose: [{draw: 2}, [{draw: 1}, {gain_actions: 1}]]}": (
        "Birini seçin: 2 kart çekin; veya 1 kart çekin, ardından 1 aksiyon kazanın."
    ),
    "{choose: {count: 2, options: [{draw: 2}, {gain_actions: 1}, {recover: {who: alice, amount: 3}}]}}": (
        "Şunlardan 2'sini seçin: 2 kart çekin; 1 aksiyon kazanın; Alice 3 can iyileşir."
    ),
    "{if: {cards: opposing_card}, draw: 1}": "Rakibiniz kart oynadıysa 1 kart çekin.",
    "{unless: {cards: opposing_card}, draw: 1}": "Rakibiniz kart oynamadıysa 1 kart çekin.",
    "{if: {not: {cards: opposing_card}}, draw: 1}": "Rakibiniz kart oynamadıysa 1 kart çekin.",
    "{if: {cards: opposing_card, is: attack}, draw: 1}": "Rakibinizin kartı saldırı kartıysa 1 kart çekin.",
    "{if: {who: jackalope}, draw: 1}": "Jackalope yenilmemişse 1 kart çekin.",
    "{unless: {who: opposing_hero}, draw: 1}": "Rakip kahraman yenilmişse 1 kart çekin.",
    "{if: {who: [alice, outlaw], adjacent_to: bigfoot}, draw: 1}": (
        "Alice Bigfoot'a komşuysa veya Bigfoot'a komşu bir Haydut varsa 1 kart çekin."
    ),
    "{damage: {to: {each: fighters, adjacent_to: {each: outlaw}}, amount: 1}}": (
        "Bir Haydut'a komşu her figüre 1 hasar verin."
    ),
    "{damage: {to: {each: fighters, adjacent_to: {each: [bigfoot, outlaw]}}, amount: 1}}": (
        "Bigfoot'a veya bir Haydut'a komşu her figüre 1 hasar verin."
    ),
    "{move: {who: bigfoot, up_to: {count: {spaces: {each: spaces, in_zone_of: {each: outlaw}}}}}}": (
        "Bir Haydut'un bölgesindeki her alan için Bigfoot'u 1 alana kadar hareket ettirebilirsiniz."
    ),
    "{unless: {who: bigfoot, adjacent_to: outlaw}, draw: 1}": "Bigfoot hiçbir Haydut'a komşu değilse 1 kart çekin.",
    "{place: {who: bigfoot, in: {one: spaces, other_than: {each: spaces, in_zone_of: opposing_fighter}}}}": (
        "Bigfoot'u rakip figürün bölgesinde olmayan boş bir alana yerleştirin."
    ),
    "{damage: {to: {each: opposing_fighters, other_than: {each: fighters, adjacent_to: outlaw}}, amount: 1}}": (
        "Hiçbir Haydut'a komşu olmayan her rakip figüre 1 hasar verin."
    ),
    "{damage: {to: {one: opposing_fighters, other_than: opposing_fighter}, amount: 1}}": (
        "Başka 1 rakip figüre 1 hasar verin."
    ),
    "{damage: {to: {each: your_fighters, named: outlaw}, amount: 1}}": "Her Haydut'a 1 hasar verin.",
    "{unless: {who: opposing_fighters, in_zone_of: your_hero}, recover: {who: your_hero, amount: 1}}": (
        "Kahramanınızın bölgesinde hiç rakip figür yoksa kahramanınız 1 can iyileşir."
    ),
    "{if: {health_of: your_hero, at_most: 4}, recover: {who: your_hero, amount: 1}}": (
        "Kahramanınızın canı 4 veya daha azsa kahramanınız 1 can iyileşir."
    ),
    "{damage: {to: opposing_fighter, amount: {health_of: opposing_fighter}}}": (
        "Rakip figüre kendi canı kadar hasar verin."
    ),
    "{move: {who: {up_to: 2, of: outlaw}, up_to: {count: {who: combatants}}, through: opposing}}": (
        "Çatışmadaki her figür için en fazla 2 Haydut'u 1 alana kadar hareket ettirebilirsiniz. Bu hareket "
        "rakip figürlerin bulunduğu alanlardan geçebilir."
    ),
    "{discard: {cards: {each: opponent_hand}}}": "Rakibiniz elindeki tüm kartları ıskarta eder.",
    "{place: {who: {up_to: 2, of: opposing_fighters, is: sidekick}, in: {one: spaces, in_zone_of: your_hero}}}": (
        "En fazla 2 rakip yardımcının her birini kahramanınızın bölgesindeki boş bir alana yerleştirin."
    ),
    "{place: {who: {each: your_fighters}, in: {one: spaces, adjacent_to: your_hero}}}": (
        "Her figürünüzü kahramanınıza komşu boş bir alana yerleştirin."
    ),
    "{return: {who: {each: outlaw, is: defeated}, in: {one: spaces, in_zone_of: bigfoot}}}": (
        "Her yenilmiş Haydut'u Bigfoot'un bölgesindeki boş bir alana geri getirin."
    ),
    "{place: {who: {up_to: 2, of: your_fighters, named: bigfoot}, in: {one: spaces, adjacent_to: alice}}}": (
        "Bigfoot'u Alice'e komşu boş bir alana yerleştirin."
    ),
    "{recover: {who: {each: [bigfoot, outlaw]}, amount: 1}}": "Bigfoot ve her Haydut 1 can iyileşir.",
    "{for_each: {times: {count: {who: your_fighters, named: outlaw}}, do: [{draw: 1}]}}": (
        "Her Haydut için 1 kart çekin."
    ),
    "{for_each: {times: {times: [2, {count: {who: outlaw}}]}, do: [{draw: 1}]}}": (
        "Her Haydut için şunu 2 kez yapın: 1 kart çekin."
    ),
    "{for_each: {times: combat_damage, do: [{draw: 1}]}}": "Şunu verilen çatışma hasarı kadar kez yapın: 1 kart çekin.",
    "{may: you, for_each: {times: {count: {who: outlaw}}, do: [{draw: 1}]}}": (
        "Şunu her Haydut için yapabilirsiniz: 1 kart çekin."
    ),
    "{if: {count: {who: outlaw}, at_least: 2}, draw: 1}": "2 veya daha fazla Haydut varsa 1 kart çekin.",
    "{unless: {count: {who: outlaw}, at_least: 2}, draw: 1}": "2'den az Haydut varsa 1 kart çekin.",
    "{if: {count: {who: your_fighters, is: sidekick}, more_than: 1}, draw: 1}": (
        "1'den fazla yardımcınız varsa 1 kart çekin."
    ),
    "{if: {count: {who: opposing_fighters, in_zone_of: bigfoot}, equal_to: 1}, draw: 1}": (
        "Bigfoot'un bölgesinde tam 1 rakip figür varsa 1 kart çekin."
    ),
    "{unless: {count: {who: outlaw}, equal_to: 2}, draw: 1}": "Tam 2 Haydut yoksa 1 kart çekin.",
    "{if: {count: {who: outlaw, adjacent_to: bigfoot}, at_least: 1}, draw: 1}": (
        "Bigfoot'a komşu bir Haydut varsa 1 kart çekin."
    ),
    "{if: {hand_size: you, less_than: 2}, draw: 1}": "Elinizde 2'den az kart varsa 1 kart çekin.",
    "{if: {hand_size: opponent, at_most: 0}, draw: 1}": "Rakibinizin elinde hiç kart yoksa 1 kart çekin.",
    "{if: {hand_size: you, at_most: {count: {who: outlaw}}}, draw: 1}": (
        "Elinizdeki kart sayısı en fazla Haydut sayısı kadarsa 1 kart çekin."
    ),
    "{unless: {hand_size: opponent, more_than: {hand_size: you}}, draw: 1}": (
        "Rakibinizin elindeki kart sayısı sizinkinden fazla değilse 1 kart çekin."
    ),
    "{draw: {amount: {minus: [6, {hand_size: you}]}}}": "Elinizde 6 kart olana kadar kart çekin.",
    "{draw: {who: opponent, amount: {minus: [6, {hand_size: opponent}]}}}": (
        "Rakibiniz elinde 6 kart olana kadar kart çeker."
    ),
    "{draw: {amount: {minus: [6, {hand_size: opponent}]}}}": (
        "6 eksi rakibinizin elindeki kart sayısı kadar kart çekin."
    ),
    "{set: {of: opposing_card, value: {minus: [{value_of: opposing_card}, 2]}}}": (
        "Rakibinizin kartının değeri kendi değerinin 2 eksiği olur."
    ),
    "{move: {who: bigfoot, exactly: combat_damage}}": "Bigfoot'u verilen çatışma hasarı kadar alan hareket ettirin.",
    "{if: [won, {any_of: [attacking, your_turn]}], draw: 1}": (
        "Çatışmayı kazandıysanız ve (saldıran taraf sizseniz veya sıra sizdeyse) 1 kart çekin."
    ),
    "{if: {any_of: [won, [attacking, your_turn]]}, draw: 1}": (
        "Çatışmayı kazandıysanız veya (saldıran taraf sizseniz ve sıra sizdeyse) 1 kart çekin."
    ),
    "{if: {any_of: [won, {not: {who: bigfoot, adjacent_to: alice, is: damaged}}]}, draw: 1}": (
        "Çatışmayı kazandıysanız veya (Bigfoot Alice'e komşu değilse veya Bigfoot hasarlı değilse) 1 kart çekin."
    ),
    "{draw: 1, then: [{if: attacking, draw: 2}]}": (
        "1 kart çekin. Bunu yaparsanız ve saldıran taraf sizseniz 2 kart çekin."
    ),
    "{draw: 1, then: [{if: attacking, draw: 2}, {gain_actions: 1}]}": (
        "1 kart çekin. Bunu yaparsanız saldıran taraf sizseniz 2 kart çekin; her durumda 1 aksiyon kazanın."
    ),
    "{if: won, draw: 1, then: [{gain_actions: 1}], otherwise: [{draw: 2}]}": (
        "Çatışmayı kazandıysanız 1 kart çekin. Bunu yaparsanız 1 aksiyon kazanın. Çatışmayı kazanmadıysanız "
        "2 kart çekin."
    ),
    "{may: opponent, by: you, move: {who: your_fighter, up_to: 2}}": (
        "Rakibiniz figürünüzü 2 alana kadar hareket ettirmenize izin verebilir."
    ),
    "{may: opponent, do: [{draw: 1}]}": "Rakibiniz 1 kart çekmenize izin verebilir.",
    "{may: opponent, do: [{draw: 1}, {gain_actions: 1}]}": (
        "Rakibiniz isterse şu yapılır: 1 kart çekin, ardından 1 aksiyon kazanın."
    ),
    "{may: you, do: [{draw: 1}, {gain_actions: 1}]}": "Şunu yapabilirsiniz: 1 kart çekin, ardından 1 aksiyon kazanın.",
    "{may: you, by: opponent, choose: [{draw: 1}, {gain_actions: 1}]}": (
        "Rakibinizin birini seçmesine izin verebilirsiniz: 1 kart çekin; veya 1 aksiyon kazanın."
    ),
    "{may: opponent, for_each: {times: 2, do: [{draw: 1}]}}": "Rakibiniz isterse şu 2 kez yapılır: 1 kart çekin.",
    "{if: {any_of: [won, {who: bigfoot, adjacent_to: alice, is: damaged}]}, draw: 1}": (
        "Çatışmayı kazandıysanız veya (Bigfoot Alice'e komşuysa ve Bigfoot hasarlıysa) 1 kart çekin."
    ),
    "{if: {moved_this_turn: {each: your_fighters}}, draw: 1}": (
        "Bir figürünüz bu turun başındakinden farklı bir alandaysa 1 kart çekin."
    ),
    "{unless: {moved_this_turn: {each: your_fighters}}, draw: 1}": (
        "Her figürünüz bu turun başındaki alandaysa 1 kart çekin."
    ),
    "{damage: {to: {one: your_fighters, other_than: your_fighter}, amount: 1}}": "Başka 1 figürünüze 1 hasar verin.",
    "{unless: {who: your_fighters, other_than: your_fighter, is: damaged}, draw: 1}": (
        "Başka hiç hasarlı figürünüz yoksa 1 kart çekin."
    ),
    "{if: {who: your_fighters, other_than: your_fighter, in_zone_of: opposing_hero, adjacent_to: alice}, draw: 1}": (
        "Rakip kahramanın bölgesinde Alice'e komşu başka bir figürünüz varsa 1 kart çekin."
    ),
    "{if: {cards: your_hand, is: scheme}, draw: 1}": "Elinizde bir entrika kartı varsa 1 kart çekin.",
    "{if: {count: {cards: your_discard}, at_least: 5}, draw: 1}": (
        "Iskarta destenizde 5 veya daha fazla kart varsa 1 kart çekin."
    ),
    "{if: {count: {who: [jackalope, outlaw]}, at_least: 2}, draw: 1}": (
        "2 veya daha fazla Jackalope veya Haydut varsa 1 kart çekin."
    ),
    "{draw: {amount: {count: {who: [jackalope, outlaw]}}}}": "Jackalope ve her Haydut için 1 kart çekin.",
    "{if: {printed_value_of: opposing_card, equal_to: 3}, draw: 1}": (
        "Rakibinizin kartının basılı değeri 3 ise 1 kart çekin."
    ),
    "{unless: {health_of: your_hero, equal_to: {health_of: opposing_hero}}, draw: 1}": (
        "Kahramanınızın canı rakip kahramanın canına eşit değilse 1 kart çekin."
    ),
    "{if: {health_of: {each: outlaw}, less_than: 4}, draw: 1}": "Haydut'ların toplam canı 4'ten azsa 1 kart çekin.",
    "{if: {hand_size: you, at_most: 3}, draw: 1}": "Elinizde 3'ten fazla kart yoksa 1 kart çekin.",
    "{place: {who: {any_number: outlaw}, in: {one: spaces, adjacent_to: bigfoot}}}": (
        "İstediğiniz sayıda Haydut'un her birini Bigfoot'a komşu boş bir alana yerleştirin."
    ),
    "{place: {who: your_fighter, in: {one: spaces, adjacent_to: your_fighter}}}": (
        "Figürünüzü kendisine komşu boş bir alana yerleştirin."
    ),
    "{pick: {one: opposing_fighters, in_zone_of: your_hero}, as: mark}": (
        "Kahramanınızın bölgesindeki 1 rakip figürü seçin."
    ),
    "{pick: {one: opposing_fighters, adjacent_to: your_hero}, as: mark}": "Kahramanınıza komşu 1 rakip figür seçin.",
    "{damage: {to: {each: fighters, other_than: your_hero, adjacent_to: your_hero}, amount: 1}}": (
        "Kahramanınız dışındaki ve kahramanınıza komşu her figüre 1 hasar verin."
    ),
    "{unless: {who: your_fighter, adjacent_to: [bigfoot, outlaw]}, draw: 1}": (
        "Figürünüz Bigfoot'a veya herhangi bir Haydut'a komşu değilse 1 kart çekin."
    ),
    "{damage: {to: {each: fighters, adjacent_to: bigfoot, in_zone_of: alice}, amount: 1}}": (
        "Bigfoot'a komşu ve Alice'in bölgesindeki her figüre 1 hasar verin."
    ),
    "{discard: {cards: {each: {top: 3, of: your_deck}, is: attack}}}": (
        "Destenizin en üstündeki 3 karttan saldırı kartı olanların tümünü ıskarta edin."
    ),
    "{set: {value: {plus: [{value_of: your_card}, {value_of: opposing_card}]}}}": (
        "Bu kartın değeri bu kartın değeri artı rakibinizin kartının değeri olur."
    ),
    "{may: opponent, set: {value: {times: [2, {value_of: your_card}]}}}": (
        "Rakibiniz bu kartın değerini bu kartın değerinin 2 katı yapabilir."
    ),
    "{draw: {who: opponent, amount: {count: {who: outlaw}}}}": "Her Haydut için rakibiniz 1 kart çeker.",
    "{damage: {to: {each: friendly_fighters}, amount: 1}}": "Her dost figüre 1 hasar verin.",
    "{if: lost, ignore_value: opposing_card}": "Çatışmayı kaybettiyseniz rakibinizin kartının değerini göz ardı edin.",
    "{recover: {who: your_hero, amount: {health_of: {each: your_fighters, is: sidekick}}}}": (
        "Kahramanınız yardımcılarınızın toplam canı kadar can iyileşir."
    ),
    "{may: you, recover: {who: {each: your_fighters, is: damaged}, amount: 1}}": (
        "Her hasarlı figürünüzü 1 can iyileştirebilirsiniz."
    ),
}


@pytest.mark.parametrize(("step", "text"), SENTENCES.items(), ids=SENTENCES)
def test_a_step_reads_like_a_card(step: str, text: str) -> None:
    assert said(step) == text


RESULTS = [
    {
        "{discard: {cards: {random: 1, of: opponent_hand}}, as: lost}": "Rakibiniz rastgele 1 kart ıskarta eder.",
        "{add: {value: {boost_of: lost}}}": "Bu kartın değerine o kartın BOOST değerini ekleyin.",
    },
    {
        "{discard: {cards: {any_number: your_hand}}, as: lost}": "İstediğiniz sayıda kart ıskarta edin.",
        "{draw: lost}": "O kadar kart çekin.",
        "{add: {value: {boost_of: lost}}}": (
            "Bu kartın değerine ıskarta edilen kartların toplam BOOST değerini ekleyin."
        ),
    },
    {
        "{discard: {cards: {one: your_hand}}, as: gone}": "1 kart ıskarta edin.",
        "{if: {cards: gone}, draw: 1}": "Iskarta edilen bir kart varsa 1 kart çekin.",
    },
    {
        "{discard: {cards: {one: your_hand}}, as: gone}": "1 kart ıskarta edin.",
        "{unless: {cards: gone}, draw: 1}": "Iskarta edilen kart yoksa 1 kart çekin.",
    },
    {
        "{pick: {one: opposing_fighters}, as: mark}": "1 rakip figür seçin.",
        "{damage: {to: {each: opposing_fighters, other_than: mark}, amount: 1}}": (
            "Diğer her rakip figüre 1 hasar verin."
        ),
    },
    {
        "{pick: {one: opposing_fighters}, as: mark}": "1 rakip figür seçin.",
        "{damage: {to: mark, amount: 1}}": "O figüre 1 hasar verin.",
        "{move: {who: mark, up_to: 1}}": "O figürü 1 alana kadar hareket ettirebilirsiniz.",
    },
    {
        "{place: {who: {one: outlaw}, in: {one: spaces}}, as: mark}": "1 Haydut'u herhangi bir boş alana yerleştirin.",
        "{recover: {who: mark, amount: 1}}": "O Haydut 1 can iyileşir.",
    },
    {
        "{damage: {to: jackalope, amount: 1}, as: mark}": "Jackalope'a 1 hasar verin.",
        "{move: {who: mark, up_to: 1}}": "Jackalope'u 1 alana kadar hareket ettirebilirsiniz.",
    },
    {
        "{pick: {one: spaces, adjacent_to: bigfoot}, as: first}": "Bigfoot'a komşu bir alan seçin.",
        "{pick: {one: spaces, adjacent_to: first}, as: second}": "O alana komşu bir alan seçin.",
        "{damage: {to: {each: fighters, adjacent_to: [first, second]}, amount: 2}}": (
            "Seçilen alanlardan birine komşu her figüre 2 hasar verin."
        ),
    },
    # a space that is chosen already is "o alan", and one of several has still to be empty
    {
        "{pick: {one: spaces, adjacent_to: bigfoot}, as: mark}": "Bigfoot'a komşu bir alan seçin.",
        "{place: {who: bigfoot, in: mark}}": "Bigfoot'u o alana yerleştirin.",
    },
    {
        "{pick: {up_to: 2, of: spaces}, as: marks}": "En fazla 2 alan seçin.",
        "{place: {who: bigfoot, in: {one: marks}}}": "Bigfoot'u o alanlardan boş olan birine yerleştirin.",
    },
    {
        "{pick: {up_to: 2, of: opposing_fighters}, as: marks}": "En fazla 2 rakip figür seçin.",
        "{damage: {to: {each: marks}, amount: 1}}": "O figürlerin her birine 1 hasar verin.",
        "{damage: {to: {one: marks}, amount: 1}}": "O figürlerden birine 1 hasar verin.",
        "{damage: {to: {up_to: 2, of: marks, is: damaged}, amount: 1}}": (
            "O figürlerden hasarlı olan en fazla 2'sine 1 hasar verin."
        ),
        "{damage: {to: {each: marks, in_zone_of: bigfoot}, amount: 1}}": (
            "O figürlerden Bigfoot'un bölgesinde olanların her birine 1 hasar verin."
        ),
    },
    {
        "{draw: 2, as: new}": "2 kart çekin.",
        "{discard: {cards: {one: new}}}": "O kartlardan birini ıskarta edin.",
        "{if: {cards: new, is: attack}, draw: 1}": "Aralarında bir saldırı kartı varsa 1 kart çekin.",
        "{if: {count: {cards: new, is: attack}, at_least: 2}, draw: 1}": (
            "Aralarında 2 veya daha fazla saldırı kartı varsa 1 kart çekin."
        ),
    },
]


@pytest.mark.parametrize("card", RESULTS, ids=lambda card: " ".join(card))
def test_results_of_steps_are_spoken_of(card: dict[str, str]) -> None:
    assert said(*card) == " ".join(card.values())


ABILITIES = {
    "{when: attack_declared, add: {value: 1}}": "Saldırdığınızda, kartınızın değerine 1 ekleyin.",
    "{when: attack_declared, if: {value_of: your_card, at_most: 2}, set: {value: 5}}": (
        "Saldırdığınızda, kartınızın değeri 2 veya daha azsa değeri 5 olur."
    ),
    "{when: combat_won, if: attacking, draw: 1}": (
        "Kazandığınız bir çatışmadan sonra, saldıran taraf sizseniz 1 kart çekin."
    ),
    "{when: combat_ended, unless: defending, draw: 1}": (
        "Bir çatışmadan sonra, savunan taraf siz değilseniz 1 kart çekin."
    ),
    "{when: end_of_turn, unless: your_turn, draw: 1}": "Turunuzun sonunda, sıra sizde değilse 1 kart çekin.",
    "{when: end_of_turn, unless: {who: opposing_fighters, in_zone_of: bigfoot}, may: you, draw: 1}": (
        "Turunuzun sonunda, Bigfoot'un bölgesinde hiç rakip figür yoksa 1 kart çekebilirsiniz."
    ),
    "{when: after_attack, move: {who: attacker, up_to: 2}}": (
        "Saldırınızdan sonra, saldıran figürü 2 alana kadar hareket ettirebilirsiniz."
    ),
    "{when: combat_lost, draw: {amount: 1, who: opponent}}": (
        "Kaybettiğiniz bir çatışmadan sonra, rakibiniz 1 kart çeker."
    ),
    "{when: damaged, if: {who: that, named: jackalope}, recover: {who: that, amount: 1}}": (
        "Figürlerinizden biri hasar aldıktan sonra, o figür Jackalope ise o figür 1 can iyileşir."
    ),
    "{when: defeated, unless: {who: that, is: hero}, may: you, draw: 1}": (
        "Figürlerinizden biri yenildikten sonra, o figür kahraman değilse 1 kart çekebilirsiniz."
    ),
}


@pytest.mark.parametrize(("ability", "text"), ABILITIES.items(), ids=ABILITIES)
def test_an_ability_reads_like_one(ability: str, text: str) -> None:
    assert speaker("tr", NAMES).ability(Ability.model_validate(yaml(ability))) == text


def test_an_ability_never_leaves_open_who_acted_before() -> None:
    """After "saldırdıktan sonra" the opponent who draws would seem to have attacked."""
    for event in CATALOGUES["unmatched"].events.values():
        assert not str(event).startswith(("saldırdıktan", "manevra yaptıktan", "kazandıktan"))


def test_the_windows_have_the_names_of_the_rulebook() -> None:
    card = CardEffects.model_validate(
        yaml("{immediately: [{draw: 1}], during_combat: [{draw: 1}], after_combat: [{draw: 1}], scheme: [{draw: 1}]}")
    )
    assert [paragraph.heading for paragraph in speaker("tr").card(card)] == [
        "Anında",
        "Çatışma sırasında",
        "Çatışma sonrası",
        "",
    ]


def test_a_sentence_begins_with_a_turkish_capital() -> None:
    assert said("{discard: {cards: {any_number: your_hand}}}").startswith("İstediğiniz")
    assert said("{discard: {cards: {one: your_discard}}}").startswith("Iskarta destenizden")


def test_a_name_without_a_reading_is_bent_as_it_is_written() -> None:
    damage = Step.model_validate(yaml("{damage: {to: harpy, amount: 1}}"))
    assert speaker("tr", {"harpy": "Harpi"}).step(damage) == "Harpi'ye 1 hasar verin."
    assert speaker("tr", {"harpy": "The Harpy"}).step(damage) == "Harpy'ye 1 hasar verin."
    assert speaker("tr", {"harpy": Called("Jabberwock", reading="cebırvok")}).step(damage) == (
        "Jabberwock'a 1 hasar verin."
    )


@pytest.mark.parametrize(
    ("selector", "text"),
    [
        ("{one: combatants}", "çatışmadaki figürlerden biri"),
        ("{each: combatants}", "çatışmadaki her figür"),
        ("{random: 1, of: opponent_hand}", "rakibinizin elindeki rastgele 1 kart"),
        ("{top: 3, of: your_deck}", "destenizin en üstündeki 3 kart"),
        ("{bottom: 1, of: opponent_deck}", "rakibinizin destesinin en altındaki kart"),
        ("{each: your_hand}", "elinizdeki tüm kartlar"),
        ("{up_to: 2, of: your_fighters}", "en fazla 2 figürünüz"),
        ("{any_number: outlaw}", "istediğiniz sayıda Haydut"),
        ("{each: your_fighters, other_than: your_fighter}", "diğer her figürünüz"),
        ("{one: fighters, other_than: [bigfoot, alice]}", "Bigfoot ve Alice dışındaki 1 figür"),
    ],
)
def test_things_are_noun_phrases(selector: str, text: str) -> None:
    assert speaker("tr", NAMES).things(Selector.model_validate(yaml(selector))) == text


def test_the_grammar_knows_every_form_that_a_phrase_asks_for() -> None:
    telling = speaker("tr").telling()
    parts = [Noun("your_fighter"), Number(2), Player("you"), Qualities(("hero",))]
    grammar = {Noun: GRAMMAR.noun, Number: GRAMMAR.number, Player: GRAMMAR.player, Qualities: GRAMMAR.qualities}
    asked = [
        slot
        for field in fields(Catalogue)
        for offered in getattr(CATALOGUES["unmatched"], field.name).values()
        for text in ([offered] if isinstance(offered, str) else offered)
        for slot in SLOT.finditer(text)
        if slot[2] and slot[2] not in ("joined", "denied")
    ]
    assert len(asked) > 80
    for slot in asked:
        known = 0
        for part in parts:
            try:
                known += bool(grammar[type(part)](part, slot[2], slot[3] or "", telling) is not None)  # type: ignore[operator]
            except (KeyError, ValueError):
                continue
        assert known, slot[0]
