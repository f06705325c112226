"""The Turkish phrases of cyberpunk's words; `shared.py` tells how phrases are written.

`{sort}` is what the card itself is called: bu birim, bu efsane.
"""

from __future__ import annotations

from effects.wording.catalogue import Catalogue
from effects.wording.turkish.verbs import deed, said

MORE = "{at_least:bound * veya daha fazla/en az * kadar}"
LESS = "{at_most:bound * veya daha az/en fazla * kadar}"


def does(who: str, verb: str, rest: str = "") -> str:
    """What something does, in every form of an event."""
    before = f"{{{who}:nominative any}} "
    return forms(before, rest, verb)


def played(verb: str, rest: str = "{of:one any sort} ") -> str:
    """What a player does with something, in every form of an event."""
    return forms("{who:before}", rest, verb, is_players=True)


def forms(before: str, rest: str, verb: str, *, is_players: bool = False) -> str:
    """An event whenever it happens, the first time, the next time, before it happens, when it has happened and not."""

    def end(mine: str, yours: str) -> str:
        his = said(verb, mine)
        return f"{{who:verb {said(verb, yours)}/{his}}}" if is_players else his

    when, would = end("DIğIndA", "DIğInIzdA"), end("(y)AcAksA", "(y)AcAksAnIz")
    done, not_done = end("DIysA", "DIysAnIz"), end("mAdIysA", "mAdIysAnIz")
    return (
        f"[{before}{rest}{when}|her tur ilk kez {before}{rest}{when}|bu tur bir sonraki kez {before}{rest}{when}"
        f"|{before}{rest}{would}|{before}bu tur {rest}{done}|{before}bu tur {rest}{not_done}]"
    )


def bounds(stat: str) -> tuple[str, ...]:
    """Between which numbers one is."""
    return (
        f"{stat} {MORE}",
        f"{stat} {LESS}",
        f"{stat} {{equal_to:equal /eşit}}",
        f"{stat} {{more_than:ablative}} fazla",
        f"{stat} {{less_than:ablative}} az",
        f"{stat} {{same_as:genitive any}} değerine eşit",
    )


def borne(stat: str) -> tuple[str, ...]:
    """The same, said beside what has the number."""
    unlike = f"{stat} {{unlike:genitive none}} değerine eşit olmayan"
    return (*(f"{bound} olan" for bound in bounds(stat)), unlike)


def has(stat: str) -> tuple[str, ...]:
    """The same, said of what has the number."""
    unlike = f"{{who:genitive}} {stat} {{unlike:genitive none}} değerine [eşit değilse|eşitse]"
    return (*(f"{{who:genitive}} {bound} [ise|değilse]" for bound in bounds(stat)), unlike)


def rule(text: str) -> str:
    """What holds by itself; whoever decides that it is to hold, or of what, chooses it."""
    forms = deed("şunu seç")[1:-1].split("|")
    return f"[{'|'.join([text, *(f'{form}: {text}' for form in forms[1:])])}]"


CYBERPUNK = Catalogue(
    verbs={
        "add": deed(
            "{of:dative}< {until}> {power:of power} ver<, ancak yalnızca {while}>",
            you="{of:nominative}< {until}> {power:of power} kazanır<, ancak yalnızca {while}>",
        ),
        "subtract": deed(
            "{of:ablative}< {until}> {power:of power} al", you="{of:nominative}< {until}> {power:of power} kaybeder"
        ),
        "add cost": deed(
            "{of:genitive} bedelini< {until}> {cost:of price} artır",
            you="{of:genitive} bedeli< {until}> {cost:of price} artar",
        ),
        "subtract cost": deed(
            "{of:genitive} bedelini< {until}> {cost:of price} azalt",
            you="{of:genitive} bedeli< {until}> {cost:of price} azalır",
        ),
        "add go_solo_cost": rule("{of:genitive} GO SOLO bedeli< {until}> {go_solo_cost:of price} artar"),
        "subtract go_solo_cost": rule("{of:genitive} GO SOLO bedeli< {until}> {go_solo_cost:of price} azalır"),
        "add steals": rule("{of:nominative}< {until}> {steals:of more gig} çalar"),
        "subtract steals": rule("{of:nominative}< {until}> {steals:of fewer gig} çalar"),
        "set": deed("{of:owner}değerini {value:nominative} yap"),
        "set cost": rule("{of:genitive} bedeli {cost:of price} olur"),
        "defeat": deed("{cards:accusative} yen"),
        "spend": deed("{cards:accusative} kullanılmış hâle getir"),
        "ready": deed("{cards:accusative} hazırla"),
        "reveal": deed("{cards:object} göster"),
        "play": deed("{cards:object}< {on:dative}>< {cost}> oyna"),
        "call": deed("{legend:accusative} bedel ödemeden çağır"),
        "sell": deed("{cards:object} sat"),
        "pay": deed("{amount:of price} öde"),
        "equip": deed("{gear:accusative} {on:dative} taşı"),
        "increase": deed("{gig:genitive} değerini en fazla {up_to:nominative} artır"),
        "decrease": deed("{gig:genitive} değerini en fazla {up_to:nominative} azalt"),
        "adjust": (
            deed("{gig:genitive} değerini yukarı veya aşağı en fazla {up_to:nominative} değiştir"),
            deed("{gig:genitive} değerini yukarı veya aşağı tam {by:nominative} değiştir"),
        ),
        "swap": deed("{gig:accusative} {with:nominative} ile takas et"),
        "steal": deed("{by:dative} {gigs:accusative} çaldır", you="{by:nominative} {gigs:accusative} çalar"),
        "grant": (
            deed("{of:dative} {until} {keyword} ver", you="{of:nominative} {until} {keyword} kazanır"),
            "{of:nominative} {keyword} kazanır",
        ),
        "can": rule("{of:nominative}< {until}> {do}"),
        "can attack_units_at_once": rule("{of:nominative} {do}"),
        "can attack_gigs_at_once": rule("{of:nominative} {do}"),
        "can win_every_fight": rule("{of:nominative}< {until}> her çatışmayı kazanır"),
        "can call_free": rule("<{until} >{do}"),
        "can reroll_gigs": rule("<{until} >{do}"),
        "cannot": rule("{of:nominative}< {until}> {do}"),
        "cannot attack_at_once": rule("{of:nominative} {do}"),
        "cannot defeat_in_fights": rule("{of:nominative}< {until}> {do}"),
        "must": rule("{of:nominative}< {until}> mümkünse {do}"),
        "protect": rule("{until} {from:nominative any} {gigs:accusative} çalamaz"),
        "discount": rule("bu tur oynayacağınız bir sonraki {on:counted} {by:of price} ucuzlar"),
        "from_now": rule("{when}< ve {condition}>, {do}"),
        "from_now turn_ends": rule("{when}< {condition}> {do}"),
        "put": deed("{cards:moved} {to} koy"),
        "put in hand": deed("{cards:moved} {to} ekle"),
        "name_type": deed("bir kart türü söyle") + " (Efsane, Birim, Program veya Ekipman)",
    },
    remarks={
        "play": "kart sonra çöpünüz yerine {to} gider",
    },
    openings={
        "while your_turn": "sizin turunuzda {rest}",
        "instead": "{event}< ve {condition}> bunun yerine {rest}",
        "activate": (
            "{pay:gain}€$<, {spend:accusative} kullanın>{pay:where}",
            "{spend:accusative} kullanın",
            "0€$",
        ),
        "needs": "bunu yalnızca {condition} etkinleştirin",
    },
    tests={
        "even_street_cred": "{who:has Street Cred değer} çift [ise|değilse]",
        "empty_fixer": "{who:has Fixer bölge} [boşsa|boş değilse]",
        "happened_this_turn": "[{what}|{what:denied}]",
    },
    comparisons={
        "value_pairs some": "{of:nominative} arasında [eşit değerli bir çift varsa|eşit değerli çift yoksa]",
        "count ahead": "{of:nominative} {other:ablative} en az {by:noun} [fazlaysa|fazla değilse]",
        "count more_than count": "{of:nominative} {other:ablative} [fazlaysa|fazla değilse]",
        "count less_than count": "{of:nominative} {other:ablative} [azsa|az değilse]",
        "street_cred ahead": "{who:has Street Cred değer} {other:than} en az {by:noun} [yüksekse|yüksek değilse]",
        "street_cred more_than street_cred": "{who:has Street Cred değer} {other:than} [yüksekse|yüksek değilse]",
        "street_cred less_than street_cred": "{who:has Street Cred değer} {other:than} [düşükse|düşük değilse]",
    },
    groups={
        "there": "{what:nominative} oyunda [ise|değilse]",
    },
    predicates={
        "worn_by": "{who:nominative} {of:nominative any} tarafından [taşınıyorsa|taşınmıyorsa]",
        "die": "{who:nominative} d{sides:noun} [ise|değilse]",
        "value": has("değeri"),
        "power": has("gücü"),
        "cost": has("bedeli"),
        "colour": "{who:nominative} {colour} [ise|değilse]",
        "keyword": "{who:locative} {keyword} [varsa|yoksa]",
        "of_type": "{who:nominative} söylenen türden [ise|değilse]",
    },
    filters={
        "worn_by": "{of:genitive any} taşıdığı",
        "die": "d{sides:noun}",
        "value": borne("değeri"),
        "power": borne("gücü"),
        "cost": borne("bedeli"),
        "colour": "{colour}",
        "keyword": "{keyword} olan",
        "of_type": "söylenen türden olan",
    },
    qualities={
        "unit": "Birim+",
        "legend": "Efsane+",
        "program": "Program+",
        "gear": "Ekipman+",
        "ready": "hazır",
        "spent": "kullanılmış",
        "face_up": "yüzü açık",
        "face_down": "yüzü kapalı",
        "equipped": "ekipmanlı",
        "unequipped": "ekipmansız",
        "attacking": "saldırmakta olan",
        "fighting": "çatışmakta olan",
        "even": "çift değerli",
        "odd": "tek değerli",
        "min": "minimum değerli",
        "max": "maksimum değerli",
    },
    things={
        "unit": "Birim",
        "legend": "Efsane",
        "program": "Program",
        "gear": "Ekipman",
        "gig": "Gig zar+(s)I",
        "eddie": "Eddie kart+(s)I",
        "price": "€$",
        "more gig": "fazladan Gig zarı",
        "fewer gig": "eksik Gig zarı",
        "power": "güç",
    },
    words={
        "this": "bu {sort}",
        "host": "taşıyan kart",
        "attacker": "saldıran {unit}",
        "opposing_unit": "karşısındaki {unit}",
        "that": "o {card}",
        "that_unit": "o {unit}",
        "that_gig": "o {gig}",
        "units": "{units}",
        "friendly_units": "dost {units}",
        "rival_units": "rakip {units}",
        "gear": "{gears}",
        "friendly_gear": "dost {gears}",
        "rival_gear": "rakip {gears}",
        "friendly_legends": "dost {legends}",
        "rival_legends": "rakip {legends}",
        "legends_in_area": "Efsaneler bölge+(s)I: {legends}+(I)nIz",
        "your_cards": "{cards}+(I)nIz",
        "your_trash": "çöp+(I)nIz: {cards}",
        "your_eddies": "{eddies}+(I)nIz",
        "rival_hand": "{theirs} el+(s)I: {cards}",
        "rival_deck": "{theirs} deste+(s)I: {cards}",
        "rival_trash": "{theirs} çöp+(s)I: {cards}",
        "gigs": "{gigs}",
        "friendly_gigs": "dost {gigs}",
        "rival_gigs": "rakip {gigs}",
    },
    results={
        "defeat": "yenilen",
        "spend": "kullanılan",
        "ready": "hazırlanan",
        "reveal": "gösterilen",
        "play": "oynanan",
        "call": "çağrılan",
        "sell": "satılan",
        "pay": "ödenen",
        "equip": "taşınan",
        "increase": "artırılan",
        "decrease": "azaltılan",
        "adjust": "değiştirilen",
        "swap": "takas edilen",
        "steal": "çalınan",
        "grant": "etkilenen",
        "can": "etkilenen",
        "cannot": "etkilenen",
        "must": "etkilenen",
        "protect": "korunan",
        "discount": "etkilenen",
        "from_now": "etkilenen",
        "name_type": "söylenen",
    },
    totals={
        "defeat": "yenilen kart sayısı",
        "spend": "kullanılan kart sayısı",
        "ready": "hazırlanan kart sayısı",
        "reveal": "gösterilen kart sayısı",
        "play": "oynanan kart sayısı",
        "call": "çağrılan Efsane sayısı",
        "sell": "satılan kart sayısı",
        "pay": "ödenen €$ miktarı",
        "equip": "taşınan kart sayısı",
        "increase": "artış miktarı",
        "decrease": "azalma miktarı",
        "adjust": "değişiklik miktarı",
        "swap": "takas edilen Gig zarı sayısı",
        "steal": "çalınan Gig zarı sayısı",
        "grant": "etkilenen kart sayısı",
        "can": "etkilenen kart sayısı",
        "cannot": "etkilenen kart sayısı",
        "must": "etkilenen kart sayısı",
        "protect": "korunan Gig zarı sayısı",
        "discount": "indirim miktarı",
        "from_now": "etki sayısı",
        "name_type": "söylenen tür sayısı",
    },
    measures={
        "power_of": "{of:whose gücü}",
        "cost_of": "{of:whose bedeli}",
        "highest_power_of": "{of:nominative} arasındaki en yüksek güç değeri",
        "lowest_power_of": "{of:nominative} arasındaki en düşük güç değeri",
        "street_cred": "{who:has Street Cred değer}",
        "value_pairs each": "{of:nominative} arasındaki her eşit değerli çift için",
        "different_values each": "{of:nominative} arasındaki her farklı değer için",
        "value_pairs": "{of:nominative} arasındaki eşit değerli çift sayısı",
        "different_values": "{of:nominative} arasındaki farklı değer sayısı",
    },
    amounts={
        "fight_margin": "çatışma farkı",
    },
    arguments={
        "until end_of_turn": "bu tur",
        "until your_next_turn": "sonraki turunuza kadar",
        "until used": "bu tur bir sonraki sefer",
        "can until used": "bu turki bir sonraki saldırısında",
        "cannot until used": "bu turki bir sonraki çatışmasında",
        "put to trash": "çöpünüze",
        "put to their trash": "{who:whose}çöpüne",
        "put to its_owners hand": "[sahibinin eline|sahiplerinin ellerine]",
        "put to its_owners trash": "[sahibinin çöpüne|sahiplerinin çöplerine]",
        "put to its_owners top_of_deck": "[sahibinin destesinin|sahiplerinin destelerinin] üstüne",
        "put to its_owners bottom_of_deck": "[sahibinin destesinin|sahiplerinin destelerinin] altına",
        "play cost free": "bedel ödemeden",
        "play to bottom_of_deck": "destenizin altına",
        "keyword blocker": "BLOCKER",
        "keyword adrenaline": "ADRENALINE",
        "keyword quick": "QUICK",
        "keyword go_solo": "GO SOLO",
        "colour red": "kırmızı",
        "colour yellow": "sarı",
        "colour green": "yeşil",
        "colour blue": "mavi",
        "can do attack_units_at_once": "sahaya girdiği tur rakip Birimlere saldırabilir",
        "can do attack_gigs_at_once": "sahaya girdiği tur Gig zarlarına saldırabilir",
        "can do attack_ready_units": "hazır Birimlere saldırabilir",
        "can do attack_ready_blockers": "BLOCKER olan hazır Birimlere saldırabilir",
        "can do win_every_fight": "her çatışmayı kazanır",
        "can do call_free": "bedel ödemeden bir Efsane çağırabilirsiniz",
        "can do reroll_gigs": "Fixer bölgenizden gelen her Gig zarını bir kez yeniden atabilirsiniz",
        "cannot do attack": "saldıramaz",
        "cannot do attack_gigs": "Gig zarlarına saldıramaz",
        "cannot do attack_at_once": "sahaya girdiği tur saldıramaz",
        "cannot do ready": "hazırlanamaz",
        "cannot do be_blocked": "engellenemez",
        "cannot do be_defeated_in_fights": "çatışmalarda yenilmez",
        "cannot do defeat_in_fights": "çatıştığı Birimi yenmez",
        "must do attack": "saldırmak zorundadır",
    },
    events={
        "turn_ends": "bu turun sonunda",
        "played": (played("oyna"), does("of", "oynan"), forms("", "bir kart ", "oynan")),
        "called": (played("çağır"), does("of", "çağrıl"), forms("", "bir Efsane ", "çağrıl")),
        "spent": (does("of", "kullanıl"), forms("", "bir kart ", "kullanıl")),
        "attacks": (
            does("by", "saldır", "<{of:dative any} >"),
            forms("{of:dative any} ", "", "saldırıl"),
            forms("", "bir Birim ", "saldır"),
        ),
        "blocks": (
            does("by", "kullan", "<{of:dative any} karşı >BLOCKER "),
            does("of", "engellen"),
            forms("", "bir Birim ", "engellen"),
        ),
        "fights": (
            does("by", "çatış", "<{of:nominative any} ile >"),
            does("of", "çatış"),
            forms("", "Birimler ", "çatış"),
        ),
        "fight_won": (
            does("by", "kazan", "<{of:dative any} karşı >bir çatışma "),
            does("of", "kaybet", "bir çatışma "),
            forms("", "bir çatışma ", "kazanıl"),
        ),
        "fight_lost": (
            does("of", "kaybet", "<{by:dative any} karşı >bir çatışma "),
            does("by", "kazan", "bir çatışma "),
            forms("", "bir çatışma ", "kaybedil"),
        ),
        "gig_stolen": (
            does("by", "çal", "{of:one any} "),
            does("by", "çal", "bir Gig zarı "),
            does("of", "çalın"),
            forms("", "bir Gig zarı ", "çalın"),
        ),
        "gigs_stolen": (does("by", "çal", "1 veya daha fazla Gig zarı "), forms("", "Gig zarları ", "çalın")),
        "defeated": (does("of", "yenil"), forms("", "bir kart ", "yenil")),
        "gig_rolled": (does("of", "atıl"), forms("", "bir Gig zarı ", "atıl")),
        "gig_adjusted": (
            played("değiştir", "{of:genitive any} değerini "),
            forms("{of:genitive any} değeri ", "", "değiş"),
            forms("", "bir Gig zarının değeri ", "değiş"),
        ),
        "gigs_swapped": (
            played("takas et"),
            forms("{of:nominative any} ", "", "takas edil"),
            played("takas et", "Gig zarı "),
            forms("", "bir Gig zarı ", "takas edil"),
        ),
    },
    players={
        "rival": "rakip+(I)nIz",
    },
    windows={
        "play": "PLAY",
        "play program": "",
        "call": "CALL",
        "attack": "ATTACK",
        "defeated": "DEFEATED",
    },
)
