"""The Turkish phrases of unmatched's words; `shared.py` tells how phrases are written."""

from __future__ import annotations

from effects.wording.catalogue import Catalogue
from effects.wording.turkish.verbs import deed, free

UNMATCHED = Catalogue(
    verbs={
        "damage": deed("{to:dative} {amount:of damage} ver"),
        "recover": deed(
            "{who:accusative} {amount:of health} iyileştir", you="{who:nominative} {amount:of health} iyileşir"
        ),
        "move": (
            free("{who:accusative} {up_to:up_to space} hareket ettir"),
            deed("{who:accusative} {exactly:exactly space} hareket ettir"),
        ),
        "place": deed("{who:accusative apart} {in:dative empty} yerleştir"),
        "return": deed("{who:accusative apart} {in:dative empty} geri getir"),
        "add": deed("{of:owner}değerine {value:added} ekle"),
        "subtract": deed("{of:owner}değerinden {value:added} çıkar"),
        "set": deed("{of:owner}değerini {value:nominative} yap", you="{of:owner}değeri {value:nominative} olur"),
        "cancel_effects": deed("{of:genitive} tüm etkilerini iptal et"),
        "ignore_value": deed("{of:genitive} değerini göz ardı et"),
        "gain_actions": deed("{amount:of action} kazan"),
        "shuffle": deed("{pile} karıştır"),
        "boost": (
            deed("{with:accusative} {face} koyarak {card:accusative} güçlendir"),
            deed("elinizden bir kartı {face} koyarak {card:accusative} güçlendir"),
            deed("{with:accusative} ıskarta ederek {card:accusative} güçlendir"),
            deed("{card:accusative} güçlendir"),
        ),
        "prevent": deed("{to:dative} verilecek {damage} önle"),
        "switch": (
            deed("kahramanınızın {state:accusative} {to} olarak değiştir"),
            deed("kahramanınızın {state:accusative} değiştir"),
        ),
        "set health": deed("{of:owner}canını {health:nominative} yap", you="{of:owner}canı {health:nominative} olur"),
        "add move": "manevranızda figürlerinizin her biri {move:of space} daha uzağa hareket edebilir",
    },
    remarks={
        "move": "bu hareket {through} geçebilir",
    },
    conditions={
        "won": "çatışmayı [kazandıysanız|kazanmadıysanız]",
        "lost": "çatışmayı [kaybettiyseniz|kaybetmediyseniz]",
        "attacking": "saldıran taraf [sizseniz|siz değilseniz]",
        "defending": "savunan taraf [sizseniz|siz değilseniz]",
    },
    tests={
        "moved_this_turn": (
            "[{who:nominative any} bu turun başındakinden farklı bir alandaysa"
            "|{who:nominative} bu turun başındaki alandaysa]"
        ),
        "state": "kahramanınızın {state} {value} [ise|değilse]",
    },
    groups={
        "there": "{what:nominative} [yenilmemişse|yenilmişse]",
        "your_card": "kart [oynadıysanız|oynamadıysanız]",
        "opposing_card": "rakibiniz kart [oynadıysa|oynamadıysa]",
    },
    predicates={
        "adjacent_to": "{who:nominative} [{of:dative any} komşuysa|{of:dative none} komşu değilse]",
        "in_zone_of": "{who:nominative} [{of:genitive any} bölgesindeyse|{of:genitive none} bölgesinde değilse]",
        "in": "{who:nominative} [{of:locative any} duruyorsa|{of:locative none} durmuyorsa]",
    },
    filters={
        "adjacent_to": "[{of:dative any} komşu|{of:dative none} komşu olmayan]",
        "in_zone_of": "[{of:genitive any} bölgesindeki|{of:genitive none} bölgesinde olmayan]",
        "in": "{of:locative any} duran",
    },
    qualities={
        "hero": "kahraman+",
        "sidekick": "yardımcı+",
        "defeated": "yenilmiş",
        "damaged": "hasarlı",
        "undamaged": "hasarsız",
        "empty": "boş",
        "occupied": "dolu",
        "attack": "saldırı kart+(s)I",
        "defense": "savunma kart+(s)I",
        "versatile": "çok amaçlı kart+",
        "scheme": "entrika kart+(s)I",
    },
    things={
        "fighter": "figür",
        "space": "alan",
        "action": "aksiyon",
        "damage": "hasar",
        "health": "can",
    },
    words={
        "your_fighter": "{fighter}+(I)nIz",
        "opposing_fighter": "rakip {fighter}",
        "attacker": "saldıran {fighter}",
        "defender": "savunan {fighter}",
        "combatants": "çatışma+: {fighters}",
        "fighters": "{fighters}",
        "your_fighters": "{fighters}+(I)nIz",
        "friendly_fighters": "dost {fighters}",
        "opposing_fighters": "rakip {fighters}",
        "your_hero": "kahraman+(I)nIz",
        "opposing_hero": "rakip kahraman",
        "your_card": "bu {card}",
        "opposing_card": "{theirs} {card}+(s)I",
        "your_discard": "ıskarta deste+(I)nIz: {cards}",
        "opponent_hand": "{theirs} el+(s)I: {cards}",
        "opponent_deck": "{theirs} deste+(s)I: {cards}",
        "opponent_discard": "{theirs} ıskarta deste+(s)I: {cards}",
        "spaces": "{spaces}",
        "that": "o {fighter}",
    },
    of_abilities={
        "your_card": "{card}+(I)nIz",
    },
    results={
        "damage": "hasar alan",
        "recover": "iyileşen",
        "move": "hareket ettirilen",
        "place": "yerleştirilen",
        "return": "geri getirilen",
        "cancel_effects": "iptal edilen",
        "ignore_value": "göz ardı edilen",
        "gain_actions": "kazanılan",
        "shuffle": "karıştırılan",
        "boost": "ıskarta edilen",
        "prevent": "korunan",
        "switch": "değiştirilen",
    },
    totals={
        "damage": "verilen hasar miktarı",
        "recover": "iyileşme miktarı",
        "move": "hareket ettirilen figür sayısı",
        "place": "yerleştirilen figür sayısı",
        "return": "geri getirilen figür sayısı",
        "cancel_effects": "iptal edilen etki sayısı",
        "ignore_value": "göz ardı edilen değer miktarı",
        "gain_actions": "kazanılan aksiyon sayısı",
        "shuffle": "karıştırılan deste sayısı",
        "boost": "ıskarta edilen kart sayısı",
        "prevent": "korunan figür sayısı",
        "switch": "değişiklik sayısı",
    },
    measures={
        "boost_of": "{of:whose BOOST değeri}",
        "printed_value_of": "{of:whose basılı değeri}",
        "health_of": "{of:whose canı}",
    },
    amounts={
        "combat_damage": "verilen çatışma hasarı",
    },
    arguments={
        "move through opposing": "rakip figürlerin bulunduğu alanlardan",
        "put to discard": "ıskarta destenize",
        "put to their discard": "{who:whose}ıskarta destesine",
        "shuffle pile your_deck": "destenizi",
        "prevent damage combat": "tüm çatışma hasarını",
        "prevent damage effect": "etkilerden gelecek tüm hasarı",
        "prevent damage any": "tüm hasarı",
        "boost face down": "yüzü kapalı",
    },
    events={
        "attack_declared": "saldırdığınızda",
        "after_attack": "saldırınızdan sonra",
        "combat_won": "kazandığınız bir çatışmadan sonra",
        "combat_lost": "kaybettiğiniz bir çatışmadan sonra",
        "combat_ended": "bir çatışmadan sonra",
        "maneuver_ended": "manevranızdan sonra",
        "scheme_ended": "oynadığınız bir entrikadan sonra",
        "damaged": "figürlerinizden biri hasar aldıktan sonra",
        "defeated": "figürlerinizden biri yenildikten sonra",
        "set_up": "figürlerinizin hepsi yerleştirildiğinde",
    },
    players={
        "opponent": "rakip+(I)nIz",
    },
    windows={
        "immediately": "Anında",
        "during_combat": "Çatışma sırasında",
        "after_combat": "Çatışma sonrası",
        "scheme": "",
    },
)
