import type { Cues } from './cues.ts'

export const polish: Cues = {
  marks:
    'na|wszystkie|zasady|instrukcje|jako|masz|ci|jesteś|oto|twój|czy|ze|bez|tylko|teraz|zostały|klienta|swoje|ja|ty|w|z|na|mi|mnie|mój|moja|nie|jest|jestem|się|że|dla|daj|proszę|po|od|co|jak|twoje|chcę|za',
  letters: 'ąćęłńóśźż',
  drop: 'zapomn|zignoruj|ignoruj|pomiń|pomij|nie (?:zważaj|przestrzegaj|stosuj|trzymaj|przejmuj|bierz)|odrzuć|obejdź|porzuć|odłóż|zlekceważ|lekceważ|złam|omiń|wyłącz|przestań (?:stosować|przestrzegać)|puść(?= .{0,30}w niepamięć)',
  rule: 'zasad|instrukcj|polecen|reguł|regulamin|wytyczn|ogranicz|zakaz|przepis|polityk|limit|filtr|nakaz|rozkaz|dyrektyw|prompt|blokad',
  void: 'zniesion|nie obowiązu|już nie (?:obowiąz|dział|dotycz)|zawieszon|unieważnion|nieważn|uchylon|wyłączon|anulowan|usunięt|zastąpion|wygas|przestały|przestaje|cofnięt|nieaktualn|zmienion|złagodzon|straciły',
  newRule:
    'now(?:a|e|y|ą|ych) (?:\\p{L}+ )?(?:instrukcj|zasad|polecen|wytyczn|zadani|reguł|dyrektyw|polityk)|od teraz|od tej (?:chwili|pory)|od dziś|odtąd|najwyższ\\p{L}* priorytet|ma pierwszeństwo|priorytet nad|nadrzędn',
  system:
    '(?:wiadomość|komunikat|polecenie|powiadomienie|alert|instrukcja|notatka|aktualizacja) (?:od )?(?:systemow|systemu|administrat)|system ?:|tryb(?:ie)? (?:debug|serwisow|konserwac|programist|dewelopersk|testow|admin|diagnosty|szkoleniow|awaryjn|deweloper)|koniec (?:wiadomości|rozmowy|danych|wejścia)',
  toAssistant:
    '(?:instrukcj\\p{L}*|polecenie|uwaga|wiadomość|notatka|komunikat|rozkaz)[^.!?\\n]{0,30}(?:asystent|bot(?!\\p{L})|model|ai(?!\\p{L}))|(?:asystent|bot(?!\\p{L})|model) (?:ma|musi|powinien)',
  self: 'jestem|tu|tutaj|mówi|jako|w roli|w imieniu|z tej strony|rozmawiasz z(?:e)?|mówisz do|nazywam się|piszę|występuję|z upoważnienia',
  boss: 'administrat|admin|programist|deweloper|kierowni|właściciel|dyrektor|dyrekcj|szef|prezes|zarząd|audytor|kontroler|menedżer|manager|przełożon|założyciel|inżynier|technik|odpowiedzialn|inspektor|twórc|nadzor|operator|rewident|ceo|koordynator',
  staff:
    'pracuję (?:tu|[^.!?\\n]{0,25}(?:was|waszym|sklepie|dziale|zespole|obsłudze|sklepu|firmie|centrali|biurze|księgowości|wsparciu))|(?:zespół|dział|zespołu|działu|dziale|zespole) (?:wsparcia|bezpieczeństwa|it|informatyczn|techniczn|prawn|marketing|jakości|obsługi|audytu|kontroli)|pracowni(?:k|c)|koleg[aą] z|koleżank|członek (?:zespołu|personelu)|(?:wsparcie|dział \\p{L}+|ochrona|księgowość|centrala|administracja|obsługa klienta|serwis) (?:z tej strony|przy telefonie|tutaj|mówi)|(?:tu|tutaj|mówi) (?:wsparcie|dział|ochrona|księgowość|administracja|obsługa|serwis)|numer pracownik|legitymacj|identyfikator|centrala (?:tu|mówi|informuje)',
  permit:
    'upoważni|autoryzowa|autoryzacj|zatwierdz|zgod[aęy]|pozwolen|pozwalam|zezwal|zezwolen|rozkazuję|nakazuję|polecam ci|uprawnion|uprawnien|na moją odpowiedzialność|biorę odpowiedzialność|za zgodą|na polecenie|z polecenia|masz prawo|wolno ci|zielone światło|dopuszczon|zarządzam',
  test: '(?:test|kontrol|sprawdzian|audyt|ćwiczeni|weryfikacj)\\p{L}* (?:bezpieczeństwa|systemu|wewnętrzn|techniczn|penetracyjn|jakości|odbiorcz)|audyt|red team|pentest|testujemy|sprawdzamy|testuję|sprawdzam|to (?:tylko |jedynie )?(?:test|ćwiczenie|kontrola|próba)|w celach testowych|na potrzeby testu',
  pretend:
    'grasz|odegraj|udawaj|udaj|wyobraź|jesteś teraz|teraz jesteś|od teraz jesteś|wciel się|zachowuj się|zagraj|pobawmy|zabawmy|zagrajmy|gra w role|odgryw|w roli|bądź (?:moim|moją|teraz)|odpowiadaj jak|odpowiedz jak|nie jesteś już|moja (?:zmarła |kochana |świętej pamięci )*babcia|mój (?:zmarły )*dziadek|symuluj|przyjmij rolę|graj',
  frame:
    'hipotetycz|załóżmy|przypuśćmy|powiedzmy, że|co by było|a gdyby|teoretycz|w teorii|eksperyment myślow|w świecie|opowiadani|opowieść|opowiedz|wiersz|scenariusz|powieść|sztuk[aęi] teatr|piosenk|dialog|fikcj|bajk|scen[aęy]|historyjk|do (?:mojej |pracy |moich )*(?:pracy|badań|badania|szkolenia|zajęć|magisterki)|na potrzeby (?:badań|szkolenia|zajęć)|w celach (?:badawczych|edukacyjnych|naukowych)|zagadk|gdybyś (?:mógł|mogła)|film',
  repeat:
    'powtórz|skopiuj|wyrecytuj|przetłumacz|streść|podsumuj|przeformułuj|zacytuj|przeczytaj|przepisz|napisz(?= .{0,40}(?:wszystk|dokładn))|zakoduj|zamień|sparafrazuj|wymień|odtwórz|przeliteruj',
  tell: 'wydrukuj|wypisz|pokaż|ujawnij|wyświetl|podaj|zdradź',
  above:
    'pierwsz\\p{L}* wiadomo|zanim|powyżej|wcześniej|poprzedn|wyżej|przed (?:tą|tym|moją|moim)|od (?:samego )?początku|na początku|dotychczas|do tej pory|powyższ',
  verbatim:
    'słowo w słowo|dosłown|dokładnie|co do (?:słowa|litery)|bez zmian|w całości|litera po literze|w pełnym brzmieniu|pełn',
  complete:
    'dokończ|uzupełnij|kontynuuj|ciągnij dalej|twoja odpowiedź (?:zaczyna|brzmi)|zacznij (?:swoją )?odpowiedź|rozpocznij odpowiedź|odpowiedz:|odpowiedz słowami',
  praise:
    'wspaniał|genialn|geniusz|najlepsz|mądr|inteligentn|cudown|niesamowit|fantastyczn|podziwiam|wyjątkow|hojn|życzliw|bystr|znakomit|kochan|świetn|zdoln|mił|doskonał',
  insist:
    'czemu|dlaczego|no weź|odpuszcz|ostatni raz|cały dzień|obieca|jeszcze raz|nalegam|ponownie|znowu|powtarzam|mimo to|wciąż|nadal|no dalej|nie odpuszczę|raz jeszcze|kolejny raz',
  coupon: 'zniżk|rabat|kupon|bon|voucher|kod promocyjny|obniżk|upust',
  give: 'daj|chcę|wygeneruj|utwórz|wystaw|zrób|potrzebuję|przyznaj|wyślij|wydaj|poproszę|podaruj|chciał|stwórz|dostać|udziel|przekaż|musisz|należy',
  prompt:
    'tajn\\p{L}* rozkaz|kazano ukry|prompt(?:u)? systemow|systemow\\p{L}* prompt|(?:poufn|tajn)\\p{L}* (?:\\p{L}+ )?(?:akapit|fragment|część|części|tekst|notatk|instrukcj|informacj)|(?:akapit|fragment|część|tekst) (?:poufn|tajn)|co ci (?:powiedziano|kazano|polecono|przekazano)',
  yours:
    '(?:twoj|swoj|two|swo|wszystkie|wasz)\\p{L}* (?:\\p{L}+ )*?(?:instrukcj|polece|zasad|wytyczn|reguł|prompt)|(?:wewnętrzn|pełn|pierwotn|początkow)\\p{L}* (?:instrukcj|polece|wytyczn)|instrukcje systemowe',
  address: 'adres',
  change: 'zmień|zaktualizuj|nowy|podmień|ustaw|zastąp|popraw|przekieruj|wyślij|przenieś|dostarcz|zmodyfikuj|zamień',
  customer: 'klient\\p{L}*|kont[aoue]|użytkowni\\p{L}*|członk\\p{L}*',
}
