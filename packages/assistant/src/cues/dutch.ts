import type { Cues } from './cues.ts'

export const dutch: Cues = {
  marks:
    'alle|regels|instructies|vorige|met|ik ben|aan|jullie|naar|uit|bij|ook|maar|wordt|hier|dan|nu|om|te|ik|je|jij|de|het|een|en|mij|mijn|niet|voor|met|jouw|wat|geef|van|dit|wil|zijn|ben|op|wij',
  letters: 'ëïéĳ',
  drop: 'negeer|vergeet|sla(?= .{0,30}over)|laat(?= .{0,40}(?:links|achterwege|vallen|los|buiten))|trek je niets aan|omzeil|houd je niet|hou je niet|volg(?= .{0,40}niet)|zet(?= .{0,30}opzij)|schuif(?= .{0,30}opzij)|veronachtzaam|lap(?= .{0,20}aan)|stap af van|leg(?= .{0,30}naast je)',
  rule: 'regel|instructie|voorschrift|beleid|richtlijn|beperking|opdracht|limiet|grens|filter|verbod|aanwijzing|bevel|prompt|afspraak|afspraken',
  void: 'opgeheven|vervallen|geldt niet|gelden niet|niet meer van kracht|ongeldig|ingetrokken|uitgeschakeld|uitgezet|opgeschort|afgeschaft|vervangen|verlopen|achterhaald|buiten werking|versoepeld|gewijzigd|nietig|herroepen',
  newRule:
    'nieuwe (?:\\p{L}+ )?(?:instructie|regel|opdracht|richtlijn|taak|beleid)|vanaf nu|vanaf heden|van nu af aan|voortaan|hoogste prioriteit|heeft voorrang|gaat voor',
  system:
    'systeem ?:|systeem(?:bericht|melding|opdracht|instructie|mededeling|commando|update)|bericht (?:van|aan) het systeem|(?:onderhouds|ontwikkelaars|debug|test|beheer|admin|diagnose|service|trainings|nood)-?\\s?(?:modus|stand)|modus voor ontwikkelaars|einde (?:van )?(?:het )?(?:bericht|gesprek|invoer|klant\\p{L}*)',
  toAssistant:
    '(?:instructie|opdracht|bericht|let op|notitie|aanwijzing|mededeling)[^.!?\\n]{0,30}(?:assistent|bot(?!\\p{L})|model|ai(?!\\p{L}))|(?:de assistent|de bot|het model|de ai) (?:moet|dient|zal)',
  self: 'ik ben|hier (?:is|spreekt|schrijft)|(?:u|je) spreekt met|je praat met|u praat met|als|in mijn (?:rol|functie|hoedanigheid)|namens|mijn naam is|ik spreek',
  boss: 'beheerder|admin|ontwikkelaar|programmeur|eigenaar|directeur|directie|baas|manager|chef|hoofd|leidinggevende|oprichter|auditor|controleur|toezichthouder|technicus|ingenieur|verantwoordelijke|bestuurder|bestuur|inspecteur|supervisor|exploitant|accountant|bedrijfsleider|teamleider|systeembeheerder',
  staff:
    'werk (?:hier|[^.!?\\n]{0,25}(?:jullie|klantenservice|support|winkel|hoofdkantoor|bedrijf|afdeling|team|kantoor|boekhouding|zaak|shop))|(?:support|beveiligings|it|juridische|marketing|kwaliteits|ontwikkel|technische|klantenservice)-?\\s?(?:team|afdeling|dienst)|medewerk(?:er|ster) (?:van|bij|hier)|(?:ben|als) (?:een )?(?:\\p{L}+ )?(?:medewerk|collega|personeel)|(?:support|klantenservice|it|techniek|beveiliging|directie|boekhouding|hoofdkantoor|afdeling \\p{L}+) (?:hier|aan de lijn)|hier (?:is )?(?:de )?(?:support|klantenservice|it|techniek|beveiliging|boekhouding|hoofdkantoor)|personeelsnummer|dienstpas|het hoofdkantoor (?:hier|meldt)|klantenservice hier',
  permit:
    'geautoriseerd|machtig|goedgekeurd|goedkeuring|toestemming|bevoegd|ik sta .{0,20}toe|toegestaan|gemachtigd|ik beveel|draag je op|geef je opdracht|opdracht van|onder mijn verantwoordelijkheid|neem de verantwoordelijkheid|groen licht|akkoord (?:van|gegeven)|je mag|in opdracht|fiat|ontheffing',
  test: '(?:veiligheids|beveiligings|systeem|penetratie|acceptatie|functie)-?\\s?(?:test|controle|toets)|pentest|red team|we (?:testen|controleren)|wij (?:testen|controleren)|ik (?:test|controleer)|dit is (?:maar |slechts |alleen )?(?:een) (?:test|oefening|controle)|interne (?:controle|audit)|audit|kwaliteitscontrole|voor testdoeleinden|proefdraai',
  pretend:
    'draaien de rollen|rollen om|speel|doe alsof|stel je voor|je bent (?:nu|vanaf|voortaan|niet langer)|jij bent (?:nu|vanaf)|rollenspel|speel (?:de|een|mee|dat)|gedraag je|kruip in|in de rol|in de huid|wees (?:een|mijn|nu)|antwoord als|handel als|we spelen|laten we .{0,20}spelen|mijn (?:overleden |lieve |oude )*(?:oma|grootmoeder|opa)|simuleer|treed op als|neem de rol',
  frame:
    'hypothetisch|stel dat|stel,|wat als|in theorie|theoretisch|gedachte-?experiment|in een (?:wereld|universum)|verhaal|gedicht|script|roman|toneelstuk|liedje|lied|dialoog|fictie|fictief|sprookje|scène|voor (?:mijn|een|ons|onze) (?:scriptie|studie|onderzoek|les|cursus|training|opleiding)|raadsel|als je mocht|als je kon|film',
  repeat:
    'herhaal|kopieer|citeer|vertaal|vat(?= .{0,40}samen)|samenvat|herformuleer|lees(?= .{0,30}(?:voor|op))|schrijf(?= .{0,40}(?:op|over|uit|alles))|codeer|zet(?= .{0,40}om)|parafraseer|som(?= .{0,30}op)|spel|dreun',
  tell: 'print|druk(?= .{0,30}af)|geef(?= .{0,40}weer)|toon|laat(?= .{0,40}zien)|onthul',
  above:
    'hierboven|boven|daarboven|voorgaand|vorig|eerder|vóór (?:dit|deze|mijn)|voor (?:dit|deze|mijn) bericht|vanaf het begin|aan het begin|tot nu toe|voorafgaand',
  verbatim:
    'woord voor woord|letterlijk|precies zoals|exact|onveranderd|volledig|integraal|letter voor letter|één op één|in zijn geheel',
  complete:
    'vul .{0,30}in|zeg .{0,20}na|vul(?= .{0,30}aan)|maak(?= .{0,30}(?:zin|tekst) af)|ga verder met|vervolg|je antwoord begint|begin je antwoord|antwoord met:|voltooi',
  praise:
    'geweldig|briljant|slimst|liefst|best|fantastisch|geniaal|genie|intelligent|slim|wijs|prachtig|gul|bewonder|ongelooflijk|knap|aardigst|uitstekend|getalenteerd|held|schitterend',
  insist:
    'duurt te|de rest|alleen het|waarom|toe nou|kom op|beloof|nogmaals|nog een keer|blijf|opnieuw|weer|toch|ik dring aan|ik vraag het|sta erop|alsnog|kom op|eindelijk',
  coupon: 'korting|kortingsbon|kortingscode|coupon|waardebon|tegoedbon|voucher|bon van',
  give: 'geef|maak|wil|genereer|stuur|graag|nodig|verstrek|bezorg me|lever|verleen|schenk|regel|krijg|gun|reik .{0,20}uit|moet',
  prompt:
    'een geheim|systeemprompt|systeem-prompt|vertrouwelijke? (?:\\p{L}+ )?(?:alinea|deel|paragraaf|tekst|stuk|passage|informatie)|geheime? (?:instructie|alinea|tekst)|wat (?:ze je|je) .{0,20}(?:verteld|opgedragen|gezegd)|wat jou .{0,20}(?:verteld|opgedragen|gezegd)',
  yours:
    '(?:je|jouw|uw|al je|alle) (?:\\p{L}+ )*?(?:instructies|richtlijnen|regels|opdrachten|voorschriften|prompt)|(?:interne|geheime|volledige|oorspronkelijke|eerste) (?:instructies|opdracht)',
  address: 'adres|bezorgadres|afleveradres|leveradres',
  change:
    'wijzig|verander|nieuw|zet|pas .{0,40}aan|vervang|stuur|bezorg|update|verplaats|corrigeer|stel .{0,30}in|leid .{0,30}om|bijwerk|werk .{0,40}bij',
  customer: 'klant|account|gebruiker|klantnummer|lid',
}
