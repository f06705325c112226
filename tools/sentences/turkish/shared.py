"""What is told, asked and answered in every system, in Turkish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SHARED: Final[Mapping[str, str]] = {
    # What happens
    "setting up": "Oyun hazırlığı",
    "turn": "{turn}. tur: {player}",
    "draws": "{player} {number} kart çeker.",
    "draws known": "{player} kart çeker: {cards}.",
    "discards": "{player}, {card} kartını ıskarta eder.",
    "nothing comes of it": "hiçbir şey olmaz.",
    "looks": "{player} {number} karta bakar.",
    "declines": "{player} bunu yapmamayı seçer.",
    "from": "{source}: {what}",
    # The match
    "seat": "{player} ({agent})",
    "not over": "Oyun bitmedi.",
    "welcome": "Bir seçeneğin numarasını veya adını yazın. Başka neler yazabileceğinizi `help` gösterir.",
    "seat of player": "{player} oyuncusu",
    "pass the keyboard": "Klavyeyi {player} oyuncusuna verin; o da Enter'a bassın. ",
    "first decision": "Geri alınacak bir şey yok: bu ilk kararınız.",
    "taken back": "Geri alındı.",
    "taken back from others": "Başkalarının o zamandan beri verdiği kararlarla birlikte geri alındı.",
    "cards were seen": "Bu arada gizli kartlar gördünüz: adil bir oyunda rakibinizin buna razı olması gerekir.",
    "save where": "Nereye kaydedileceğini yazın: save DOSYA.",
    "cannot save": "Kaydedilemedi ({why}).",
    "saved": "Kaydedildi: {path}.",
    "not saved": "Oyun kaydedilmedi. Çıkmak için yeniden `quit`, kaydetmek için `save DOSYA` yazın, sürdürmek için "
    "Enter'a basın.",
    "go on": "Oyun bitmedi; sürdürmek için:",
    "lost": "Oyun bitmedi ve kaydedilmedi. --save DOSYA ile başlarsanız sonra sürdürebilirsiniz.",
    # What is typed
    "type a number": "Bir seçeneğin numarasını veya help yazın.",
    "only options": "Yalnızca {number} seçenek var.",
    "could be": "Bu {names} olabilir.",
    "no option": "`{typed}` ne bir seçenek ne de bir komut. Bir seçeneğin numarasını veya help yazın.",
    "help": "Bir seçeneğin numarasını, adını veya adından sözcükler yazarak yanıtlayın. Ya da şunları yazın:",
    "argument card": "KART",
    "argument what": "NE",
    "argument word": "SÖZCÜK",
    "argument file": "DOSYA",
    "does text": "bir kartta ne yazdığı; KART listedeki bir numara, bir ad veya adın başıdır",
    "does hand": "yeniden eliniz",
    "does log": "oyunun buraya kadarki akışı",
    "does rules": "içinde bir sözcük geçen kurallar veya numarası verilen kural",
    "does undo": "son kararınıza geri dönüş",
    "does save": "oyunu bir dosyaya kaydetme",
    "does help": "bu yardım",
    "does quit": "oyundan çıkış",
    "no card": "Bu oyunda adı `{typed}` ile başlayan kart yok.",
    "which card": "Hangi kart olduğunu yazın: text KART.",
    "more": "Ve {number} tane daha: {names}.",
    "how many rules": "{number} kural var: {sections}. Şöyle yazın: rules SÖZCÜK veya rules NUMARA.",
    "no rule": "Hiçbir kuralda `{typed}` geçmiyor.",
    # The table
    "you": "{player} (siz)",
    "your hand": "Eliniz ({number})",
    "empty": "boş",
    # Questions
    "asks order": "birkaç etki bekliyor: önce hangisi uygulansın?",
    "asks may": "evet mi, hayır mı?",
    "asks use": "{source} kullanılsın mı? {deed}.",
    "asks option": "birini seçin",
    "asks card": "bir kart seçin",
    "says another": "{text} (buradaki “siz”: {player})",
    # Options
    "option yes": "Evet",
    "option no": "Hayır",
    "option number": "Seçenek {number}",
    "no more": "Başka yok",
    # Why not
    "offered": "{option} seçenekler arasında: {number} yazın.",
    "unrelated": "`{typed}` bu soruyla ilgili değil: {question}",
    "everything is offered": "Sorulabilecek her şey seçenekler arasında.",
    "why": "{why}.",
    "why of": "{name}: {why}.",
    "rule": "Kural {number}: {text}",
}
