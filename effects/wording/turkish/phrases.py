"""The Turkish phrases.

A word for things is written `place: rest`. The place takes the endings of el-den, el-deki; `{fighter}`, `{card}` or
`{space}` gives way to a quality that is a noun itself, such as `yardımcı`; the plural (`{fighters}`) marks a word that
can name several. A noun shows by a plus where it ends and what follows it: `{fighter}+(I)nIz`, `kahraman+`; an
adjective has none. `{theirs}` is "rakibinizin", or nothing where it is the opponent who acts.

Forms of nouns: the cases; `object`, the accusative of certain things only; `whose değeri` is "değeri" with its owner.
What follows: `any` and `none` of several; `own` leaves out the hand of the player who acts; `empty` is said of spaces;
`apart` says that each goes its way. `exists` and `lacks` stand before "varsa" and "yoksa"; `counted` stands behind a
number there and `place` before it; `number` stands before "sayısı"; `per` is "her ... için".

Forms of amounts: the cases; `of card` is "2 kart" or "... kadar kart", `exactly` where no less is meant; `up_to space`
is "2 alana kadar"; `added` stands before "ekleyin", `chosen` before "seçin"; `rounds` says how often; `bound 1/2` puts
a written number for the star in the first text, another amount in the second, and `equal ise/eşitse` likewise.

Forms of players: `before` stands before a verb, `let` before one in -mesine, if anything has to be said; `whose` is
"rakibinizin" or nothing; `hand` is "elinizde", `in_hand` "elinizdeki", `than` "sizinkinden", `to` "sizinkine"; `verb
yaparsanız/yaparsa` agrees. A list is `joined` by a joint, or `denied` part by part.

A condition with two forms holds for a combat that is past as well.
"""

from __future__ import annotations

from effects.wording.catalogue import Catalogue
from effects.wording.turkish.verbs import deed, free

MORE = "{than:bound * veya daha fazlaysa/en az * kadarsa}"
LESS = "{than:bound * veya daha azsa/en fazla * kadarsa}"

CATALOGUE = Catalogue(
    verbs={
        "do": deed("şunu yap", another_may="isterse şu yapılır") + ": {steps}",
        "choose": (
            deed("şunlardan {count:chosen} seç") + ": {options:joined options}",
            deed("birini seç") + ": {options:joined options}",
        ),
        "pick": deed("{what:object} seç"),
        "for_each": deed("şunu {times:rounds} yap", another_may="isterse şu {times:rounds} yapılır") + ": {do}",
        "draw": deed("{amount:of card} çek"),
        "draw until": deed("{who:hand} {full:of card} olana kadar kart çek"),
        "discard": deed("{cards:object own} ıskarta et"),
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
        "add": deed("{of:genitive} değerine {value:added} ekle"),
        "subtract": deed("{of:genitive} değerinden {value:added} çıkar"),
        "set": deed(
            "{of:genitive} değerini {value:nominative} yap", you="{of:genitive} değeri {value:nominative} olur"
        ),
        "cancel_effects": deed("{of:genitive} tüm etkilerini iptal et"),
        "ignore_value": deed("{of:genitive} değerini göz ardı et"),
        "gain_actions": deed("{amount:of action} kazan"),
        "look": deed("{at:dative} bak"),
        "put": deed("{cards:object} {to} koy"),
        "shuffle": deed("{pile} karıştır"),
        "boost": (
            deed("{with:accusative} {face} koyarak {card:accusative} güçlendir"),
            deed("elinizden bir kartı {face} koyarak {card:accusative} güçlendir"),
            deed("{with:accusative} ıskarta ederek {card:accusative} güçlendir"),
            deed("{card:accusative} güçlendir"),
        ),
        "prevent": deed("{to:dative} verilecek {damage} önle"),
        "switch": (deed("{state:accusative} {to} olarak değiştir"), deed("{state:accusative} değiştir")),
        "set health": deed(
            "{of:genitive} canını {health:nominative} yap", you="{of:genitive} canı {health:nominative} olur"
        ),
        "add move": "manevranızda figürlerinizin her biri {move:of space} daha uzağa hareket edebilir",
    },
    remarks={
        "move": "bu hareket {through} geçebilir",
    },
    moods={
        "you do": "{deed}",
        "other does": "{actor:before}{deed}",
        "may": "{asked:before}{deed}",
        "may let": "{asked:before}{actor:let}{deed}",
        "also": "{deed}",
    },
    openings={
        "when": "{event}, {rest}",
        "if": "{condition} {rest}",
        "unless": "{condition:denied} {rest}",
        "unless not": "aksi hâlde {rest}",
        "if done": "{who:before}bunu {who:verb yaparsanız/yaparsa} {rest}",
        "if done and": "{who:before}bunu {who:verb yaparsanız/yaparsa} ve {condition} {rest}",
        "if declined": "{who:before}bunu {who:verb yapmazsanız/yapmazsa} {rest}",
        "otherwise": "aksi hâlde {rest}",
        "for each": "{what:per} {rest}",
        "while": "{condition} {rest}",
    },
    joints={
        "all_of": "[{conditions:joined and}|{conditions:denied or}]",
        "both": "([{conditions:joined and}|{conditions:denied or}])",
        "aside": "{deed} ({remark})",
        "else": "{deed}; {more}",
        "in any order": "{to} herhangi bir sırayla",
        "either way": "{deed}; her durumda {more}",
    },
    conditions={
        "won": "çatışmayı [kazandıysanız|kazanmadıysanız]",
        "lost": "çatışmayı [kaybettiyseniz|kaybetmediyseniz]",
        "attacking": "saldıran taraf [sizseniz|siz değilseniz]",
        "defending": "savunan taraf [sizseniz|siz değilseniz]",
        "your_turn": "sıra [sizdeyse|sizde değilse]",
        "always": "[her zaman|hiçbir zaman]",
    },
    tests={
        "any_of": "[{conditions:joined or}|{conditions:denied and}]",
        "any_of inside": "([{conditions:joined or}|{conditions:denied and}])",
        "moved_this_turn": (
            "[{who:nominative any} bu turun başındakinden farklı bir alandaysa"
            "|{who:nominative} bu turun başındaki alandaysa]"
        ),
        "state": "{state} {value} [ise|değilse]",
    },
    comparisons={
        "at_least": f"{{amount:nominative}} [{MORE}|{{than:ablative}} azsa]",
        "at_most": f"{{amount:nominative}} [{LESS}|{{than:ablative}} fazlaysa]",
        "equal_to": "{amount:nominative} [{than:equal ise/eşitse}|{than:equal değilse/eşit değilse}]",
        "more_than": f"{{amount:nominative}} [{{than:ablative}} fazlaysa|{LESS}]",
        "less_than": f"{{amount:nominative}} [{{than:ablative}} azsa|{MORE}]",
        "hand_size some": "{who:hand} [kart varsa|hiç kart yoksa]",
        "hand_size at_least": "{who:hand} [{than:nominative} veya daha fazla|{than:ablative} az] kart varsa",
        "hand_size at_most": "{who:hand} {than:ablative} fazla kart [yoksa|varsa]",
        "hand_size more_than": "{who:hand} {than:ablative} fazla kart [varsa|yoksa]",
        "hand_size less_than": "{who:hand} [{than:ablative} az|{than:nominative} veya daha fazla] kart varsa",
        "hand_size equal_to": "{who:hand} tam {than:nominative} kart [varsa|yoksa]",
        "hand_size at_least hand_size": "{who:in_hand} kart sayısı {other:than} [az değilse|azsa]",
        "hand_size at_most hand_size": "{who:in_hand} kart sayısı {other:than} [fazla değilse|fazlaysa]",
        "hand_size more_than hand_size": "{who:in_hand} kart sayısı {other:than} [fazlaysa|fazla değilse]",
        "hand_size less_than hand_size": "{who:in_hand} kart sayısı {other:than} [azsa|az değilse]",
        "hand_size equal_to hand_size": "{who:in_hand} kart sayısı {other:to} [eşitse|eşit değilse]",
        "count at_least": "{of:place}[{than:nominative} veya daha fazla|{than:ablative} az] {of:counted} varsa",
        "count at_most": "{of:place}{than:ablative} fazla {of:counted} [yoksa|varsa]",
        "count equal_to": "{of:place}tam {than:nominative} {of:counted} [varsa|yoksa]",
        "count more_than": "{of:place}{than:ablative} fazla {of:counted} [varsa|yoksa]",
        "count less_than": "{of:place}[{than:ablative} az|{than:nominative} veya daha fazla] {of:counted} varsa",
    },
    groups={
        "some": "[{what:exists} varsa|{what:lacks} yoksa]",
        "there": "{what:nominative} [yenilmemişse|yenilmişse]",
        "your_card": "kart [oynadıysanız|oynamadıysanız]",
        "opposing_card": "rakibiniz kart [oynadıysa|oynamadıysa]",
    },
    predicates={
        "other_than": "{who:nominative} {of:nominative any} [değilse|ise]",
        "adjacent_to": "{who:nominative} [{of:dative any} komşuysa|{of:dative none} komşu değilse]",
        "in_zone_of": "{who:nominative} [{of:genitive any} bölgesindeyse|{of:genitive none} bölgesinde değilse]",
        "named": "{who:nominative} {of:nominative any} [ise|değilse]",
        "is": "{who:nominative} [{words:if}|{words} değilse]",
        "in": "{who:nominative} [{of:locative any} duruyorsa|{of:locative none} durmuyorsa]",
        "tagged": "{who:nominative} {tags} [etiketliyse|etiketli değilse]",
    },
    filters={
        "other_than": "{of:nominative} dışındaki",
        "adjacent_to": "[{of:dative any} komşu|{of:dative none} komşu olmayan]",
        "in_zone_of": "[{of:genitive any} bölgesindeki|{of:genitive none} bölgesinde olmayan]",
        "named": "{of:nominative any} olan",
        "is": "{words}",
        "in": "{of:locative any} duran",
        "tagged": "{tags} etiketli",
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
        "card": "kart",
        "space": "alan",
        "action": "aksiyon",
        "time": "kez",
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
        "your_hand": "el+(I)nIz: {cards}",
        "your_deck": "deste+(I)nIz: {cards}",
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
        "do": "etkilenen",
        "choose": "seçilen",
        "pick": "seçilen",
        "for_each": "etkilenen",
        "draw": "çekilen",
        "discard": "ıskarta edilen",
        "damage": "hasar alan",
        "recover": "iyileşen",
        "move": "hareket ettirilen",
        "place": "yerleştirilen",
        "return": "geri getirilen",
        "add": "değiştirilen",
        "subtract": "değiştirilen",
        "set": "değiştirilen",
        "cancel_effects": "iptal edilen",
        "ignore_value": "göz ardı edilen",
        "gain_actions": "kazanılan",
        "look": "bakılan",
        "put": "taşınan",
        "shuffle": "karıştırılan",
        "boost": "ıskarta edilen",
        "prevent": "korunan",
        "switch": "değiştirilen",
    },
    totals={
        "do": "yapılan adım sayısı",
        "choose": "seçilen seçenek sayısı",
        "pick": "seçim sayısı",
        "for_each": "tekrar sayısı",
        "draw": "çekilen kart sayısı",
        "discard": "ıskarta edilen kart sayısı",
        "damage": "verilen hasar miktarı",
        "recover": "iyileşme miktarı",
        "move": "hareket ettirilen figür sayısı",
        "place": "yerleştirilen figür sayısı",
        "return": "geri getirilen figür sayısı",
        "add": "eklenen değer miktarı",
        "subtract": "çıkarılan değer miktarı",
        "set": "yeni değer miktarı",
        "cancel_effects": "iptal edilen etki sayısı",
        "ignore_value": "göz ardı edilen değer miktarı",
        "gain_actions": "kazanılan aksiyon sayısı",
        "look": "bakılan kart sayısı",
        "put": "taşınan kart sayısı",
        "shuffle": "karıştırılan deste sayısı",
        "boost": "ıskarta edilen kart sayısı",
        "prevent": "korunan figür sayısı",
        "switch": "değişiklik sayısı",
    },
    measures={
        "count": "{of:number} sayısı",
        "plus": "{of:joined plus}",
        "minus": "{of:joined minus}",
        "times": "{of:joined times}",
        "hand_size": "{who:in_hand} kart sayısı",
        "boost_of": "{of:whose BOOST değeri}",
        "value_of": "{of:whose değeri}",
        "printed_value_of": "{of:whose basılı değeri}",
        "health_of": "{of:whose canı}",
    },
    amounts={
        "combat_damage": "verilen çatışma hasarı",
    },
    arguments={
        "move through opposing": "rakip figürlerin bulunduğu alanlardan",
        "put to hand": "elinize",
        "put to discard": "ıskarta destenize",
        "put to trash": "çöpünüze",
        "put to top_of_deck": "destenizin üstüne",
        "put to bottom_of_deck": "destenizin altına",
        "put to their hand": "{who:whose}eline",
        "put to their discard": "{who:whose}ıskarta destesine",
        "put to their trash": "{who:whose}çöpüne",
        "put order random": "rastgele sırayla",
        "put to their top_of_deck": "{who:whose}destesinin üstüne",
        "put to their bottom_of_deck": "{who:whose}destesinin altına",
        "shuffle pile your_deck": "destenizi",
        "prevent damage combat": "tüm çatışma hasarını",
        "prevent damage effect": "etkilerden gelecek tüm hasarı",
        "prevent damage any": "tüm hasarı",
        "until end_of_turn": "bu turun sonuna kadar",
        "until your_next_turn": "sonraki turunuza kadar",
        "until end_of_rivals_next_turn": "rakibinizin sonraki turunun sonuna kadar",
        "until used": "bir sonraki seferde",
        "boost face down": "yüzü kapalı",
    },
    events={
        "start_of_turn": "turunuzun başında",
        "end_of_turn": "turunuzun sonunda",
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
        "you": "siz",
        "opponent": "rakip+(I)nIz",
    },
    windows={
        "immediately": "Anında",
        "during_combat": "Çatışma sırasında",
        "after_combat": "Çatışma sonrası",
        "scheme": "",
    },
)
