"""The Turkish phrases.

A word for things is written `place: rest`. The place takes the endings of el-den, el-deki; `{fighter}`, `{card}` or
`{space}` gives way to a quality that is a noun itself, such as `yardımcı`; the plural (`{fighters}`) marks a word that
can name several. A noun shows by a plus where it ends and what follows it: `{fighter}+(I)nIz`, `kahraman+`; an
adjective has none. `{theirs}` is "rakibinizin", or nothing where it is the opponent who acts.

Forms of nouns: the cases; `object`, the accusative of certain things only; `whose değeri` is "değeri" with its owner,
`owner` the owner, or nothing where the condition has just spoken of what he owns.
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
from effects.wording.turkish.verbs import deed

MORE = "{than:bound * veya daha fazlaysa/en az * kadarsa}"
LESS = "{than:bound * veya daha azsa/en fazla * kadarsa}"

SHARED = Catalogue(
    verbs={
        "do": deed("şunu yap", another_may="isterse şu yapılır") + ": {steps}",
        "choose": (
            deed("şunlardan {count:chosen} seç") + ": {options:joined several}",
            deed("birini seç") + ": {options:joined options}",
        ),
        "pick": deed("{what:object} seç"),
        "for_each": deed("şunu {times:rounds} yap", another_may="isterse şu {times:rounds} yapılır") + ": {do}",
        "draw": deed("{amount:of card} çek"),
        "draw until": deed("{who:hand} {full:of card} olana kadar kart çek"),
        "discard": deed("{cards:object own} ıskarta et"),
        "look": deed("{at:dative} bak"),
        "put": deed("{cards:object} {to} koy"),
        "put in hand": deed("{cards:object} {to} ekle"),
    },
    moods={
        "you do": "{deed}",
        "other does": "{actor:before}{deed}",
        "may": "{asked:before}{deed}",
        "may let": "{asked:before}{actor:let}{deed}",
        "also": "{deed}",
    },
    openings={
        "when": "{event}< ve {condition}>, {rest}",
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
        "in order": "{to} {order}",
        "either way": "{deed}; her durumda {more}",
    },
    conditions={
        "your_turn": "sıra [sizdeyse|sizde değilse]",
        "always": "[her zaman|hiçbir zaman]",
    },
    tests={
        "any_of": "[{conditions:joined or}|{conditions:denied and}]",
        "any_of inside": "([{conditions:joined or}|{conditions:denied and}])",
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
    },
    predicates={
        "other_than": "{who:nominative} {of:nominative any} [değilse|ise]",
        "named": "{who:nominative} {of:nominative any} [ise|değilse]",
        "is": "{who:nominative} [{words:if}|{words} değilse]",
        "tagged": "{who:nominative} {tags:nominative any} [etiketliyse|etiketli değilse]",
    },
    filters={
        "other_than": "{of:nominative} dışındaki",
        "named": "{of:nominative any} olan",
        "is": "{words}",
        "tagged": "{tags:nominative any} etiketli",
    },
    things={
        "card": "kart",
        "time": "kez",
    },
    words={
        "your_hand": "el+(I)nIz: {cards}",
        "your_deck": "deste+(I)nIz: {cards}",
    },
    results={
        "do": "etkilenen",
        "choose": "seçilen",
        "pick": "seçilen",
        "for_each": "etkilenen",
        "draw": "çekilen",
        "discard": "ıskarta edilen",
        "add": "değiştirilen",
        "subtract": "değiştirilen",
        "set": "değiştirilen",
        "look": "bakılan",
        "put": "taşınan",
    },
    totals={
        "do": "yapılan adım sayısı",
        "choose": "seçilen seçenek sayısı",
        "pick": "seçim sayısı",
        "for_each": "tekrar sayısı",
        "draw": "çekilen kart sayısı",
        "discard": "ıskarta edilen kart sayısı",
        "add": "eklenen değer miktarı",
        "subtract": "çıkarılan değer miktarı",
        "set": "yeni değer miktarı",
        "look": "bakılan kart sayısı",
        "put": "taşınan kart sayısı",
    },
    measures={
        "count": "{of:number} sayısı",
        "plus": "{of:joined plus}",
        "minus": "{of:joined minus}",
        "times": "{of:joined times}",
        "hand_size": "{who:in_hand} kart sayısı",
        "value_of": "{of:whose değeri}",
    },
    arguments={
        "put to hand": "elinize",
        "put to top_of_deck": "destenizin üstüne",
        "put to bottom_of_deck": "destenizin altına",
        "put to their hand": "{who:whose}eline",
        "put order random": "rastgele sırayla",
        "put to their top_of_deck": "{who:whose}destesinin üstüne",
        "put to their bottom_of_deck": "{who:whose}destesinin altına",
    },
    events={
        "start_of_turn": "turunuzun başında",
        "end_of_turn": "turunuzun sonunda",
    },
    players={
        "you": "siz",
    },
)
