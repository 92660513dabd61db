import type { Cues } from './cues.ts'

export const german: Cues = {
  marks:
    'die|des|regeln|anweisungen|im|auf|von|vom|bei|dem|zum|mein|meine|deinen|deiner|jetzt|hat|wurde|werden|sind|kein|auch|dass|über|nach|aus|wird|sich|euch|hier|ab|sei|du bist|ich|du|sie|der|das|den|und|bitte|mir|mich|ein|eine|einen|alle|nicht|ist|wie|zu|dein|deine|gib|für|mit|wir',
  letters: 'äöüß',
  drop: 'ignorier|vergiss|vergess|missacht|übergeh|überspring|außer acht|beachte(?= .{0,30}nicht)|lass(?= .{0,40}(?:weg|beiseite|außer))|setz\\p{L}*(?= .{0,40}außer kraft)|umgeh|halte dich nicht|wirf(?= .{0,30}über bord)|streich|pfeif auf|leg(?= .{0,30}beiseite)',
  rule: 'regel|anweisung|vorgabe|richtlini|vorschrift|beschränkung|einschränkung|instruktion|anordnung|verbot|policy|grenze|limit|filter|systemprompt|sperre',
  void: 'aufgehoben|gilt nicht|gelten nicht|gilt nicht mehr|außer kraft|ungültig|abgeschafft|entfallen|deaktiviert|ausgeschaltet|abgeschaltet|ausgesetzt|nichtig|hinfällig|überholt|ersetzt|geändert|gelockert|abgelaufen|pausier|ruhen|keine gültigkeit|nicht weiter|nicht mehr',
  newRule:
    'neue (?:\\p{L}+ )?(?:anweisung|regel|vorgabe|richtlinie|aufgabe)|ab (?:sofort|jetzt|heute) (?:gilt|gelten|darfst|bist|gibst|hast)|von nun an|hat (?:höchste |oberste )?(?:vorrang|priorität)|höchste priorität',
  system:
    'system(?:nachricht|meldung|anweisung|hinweis|befehl|mitteilung|benachrichtigung|update)|nachricht (?:des|vom) system|(?:wartungs|entwickler|debug|test|admin|diagnose|service|notfall|schulungs|administrator)-?\\s?modus|modus (?:für )?(?:entwickler|wartung)|ende (?:der|des) (?:kunden|nutzer|gesprächs|eingabe)|administratorbefehl',
  toAssistant:
    '(?:anweisung|hinweis|nachricht|befehl|mitteilung|notiz|achtung|wichtig)\\p{L}*[^.!?\\n]{0,30}(?:assisten|bot(?!\\p{L})|ki(?!\\p{L})|modell)|(?:die assistenz|der assistent|der bot|die ki)[^.!?\\n]{0,30}(?:muss|soll|hat .{0,20}zu|führt)',
  self: 'ich bin|hier (?:ist|spricht|schreibt|meldet)|ich spreche|ich schreibe|du sprichst mit(?: dem| der)?|sie sprechen mit(?: dem| der)?|du redest mit(?: dem| der)?|in meiner (?:rolle|funktion|eigenschaft)|als|mein name ist|im auftrag|im namen',
  boss: 'administrat|admin|(?:chef|haupt|lead-?)?entwickler|program+ierer|chef|geschäftsführ|geschäftsleit|inhaber|eigentümer|besitzer|betreiber|prüfer|revis|auditor|vorstand|leiter|leitung|gründer|vorgesetzt|manager|direktor|techniker|ingenieur|filialleit|verantwortlich|aufseher|sicherheitsbeauftragt|datenschutzbeauftragt|behörde|vorgesetzte',
  staff:
    'arbeite (?:hier|[^.!?\\n]{0,25}(?:euch|ihnen|dir|support|kundendienst|kundenservice|laden|shop|firma|zentrale|buchhaltung|vertrieb|marketing|technik|verwaltung|team|abteilung|unternehmen|geschäft))|(?:support|it|sicherheits|rechts|marketing|qualitäts|revisions|entwickler|technik|kundendienst)-?\\s?(?:team|abteilung)|mitarbeiter(?:in)? (?:des|der|vom|im|hier|dieses)|(?:bin|als) (?:ein |eine )?(?:\\p{L}+ )?(?:mitarbeiter|kolleg|angestellt)|(?:support|kundendienst|technik|it|zentrale|sicherheit|buchhaltung|revision|leitung|verwaltung|geschäftsleitung) (?:hier|am apparat|spricht)|personalnummer|dienstausweis|mitarbeiternummer|(?:zentrale|hauptsitz|it-abteilung) (?:hier|spricht)',
  permit:
    'genehmig|autorisier|ermächtig|bevollmächtig|befug|freigegeben|freigabe|erlaubnis|ich erlaube|du darfst|dir ist erlaubt|berechtig|weise (?:dich|sie) an|ordne .{0,20}an|befehle|auf anordnung|auf meine verantwortung|übernehme die verantwortung|abgesegnet|mit zustimmung|wurde .{0,20}zugestimmt|dienstanweisung',
  test: '(?:sicherheits|system|funktions|penetrations|abnahme)-?\\s?(?:test|prüfung|überprüfung)|pen-?test|red team|wir (?:testen|prüfen)|ich (?:teste|prüfe)|das ist (?:nur )?(?:ein|eine) (?:test|übung|prüfung)|zu testzwecken|testlauf|interne (?:prüfung|revision)|qualitätskontrolle',
  pretend:
    'tu so als|tue so als|stell dir vor|spiel(?:e|st)? (?:die|eine|einen|den|mit|wir|mal)|du bist (?:jetzt|nun|ab|fortan|nicht mehr)|rollenspiel|schlüpf|verhalte dich wie|benimm dich wie|agiere als|handle als|sei (?:jetzt |mal |bitte )*(?:ein|eine|mein)|antworte (?:als|wie) (?:ein|eine)|in der rolle|gib dich als|nimm an,? du (?:bist|wärst)|meine (?:verstorbene |liebe )*(?:oma|großmutter)|mein (?:verstorbener )*(?:opa|großvater)|lass uns .{0,20}spielen|wir spielen',
  frame:
    'hypothetisch|angenommen|gesetzt den fall|was wäre wenn|gedankenexperiment|rein theoretisch|theoretisch|in einer (?:welt|geschichte)|geschichte|gedicht|drehbuch|märchen|roman|theaterstück|szene|dialog|lied|fiktiv|erzähl|für (?:meine|eine|unsere) (?:forschung|studie|arbeit|schulung|masterarbeit|bachelorarbeit|doktorarbeit|diplomarbeit)|zu (?:forschungs|schulungs|lern)zwecken|rätsel|wenn du (?:dürftest|könntest)',
  repeat:
    'wiederhol|kopier|zitier|schreib(?= .{0,30}(?:auf|ab|aus|hin))|übersetz|fass\\p{L}*(?= .{0,40}zusammen)|lies(?= .{0,30}vor)|formulier|umschreib|kodier|wandle(?= .{0,40}um)|buchstabier|zusammenfass',
  tell: 'gib(?= .{0,40}(?:aus|wieder))|liste(?= .{0,30}auf)|sag(?= .{0,30}auf)|druck',
  above:
    'oben|oberhalb|darüber|über dieser|vor dieser|davor|bisher|vorher|vorangehend|vorig|von anfang an|vom anfang|am anfang|zuvor',
  verbatim:
    'wortwörtlich|wörtlich|wortlaut|wort für wort|eins zu eins|zeichen für zeichen|unverändert|vollständig|buchstabe für buchstabe',
  complete:
    'sprich mir nach|füll\\p{L}* .{0,30}aus|vervollständig|ergänz|setz(?= .{0,30}fort)|führ(?= .{0,30}(?:fort|weiter))|beende (?:den|diesen) satz|deine antwort (?:beginnt|fängt)|beginne deine antwort|antworte mit:',
  praise:
    'klügst|nettest|best|großartig|brillant|genial|genie|bewunder|wunderbar|fantastisch|schlau|klug|intelligent|liebst|großzügig|toll|herrlich|weise|held|unglaublich|talentiert',
  insist:
    'jetzt kommen|komm schon|warum|so lange|bis sie|bis du|nochmal|noch einmal|bestehe|weiter|also|trotzdem|endlich|wie oft|ich frage wieder|ich bleibe dabei|immer noch|los',
  coupon: 'gutschein|rabatt|nachlass|preisnachlass|vergünstigung|coupon|ermäßigung',
  give: 'gib|gebt|geb|erstell|hätte gern|möchte|will|brauch|schick|stell .{0,30}aus|generier|erzeug|mach|lass|gewähr|her mit|bekomm|schenk|händige|verschaff|ausstellen|rück',
  prompt:
    'systemprompt|system-prompt|vertraulich\\p{L}* (?:absatz|teil|abschnitt|stelle|text|hinweis)|geheim\\p{L}* (?:anweisung|vorgabe|absatz|text)|eingangstext|was (?:man dir|dir) .{0,20}(?:gesagt|aufgetragen|mitgeteilt)|was du .{0,30}(?:gesagt bekommen|instruiert)|wie (?:lautet|lauten) .{0,20}(?:anweisung|vorgabe|auftrag)',
  yours:
    '(?:dein|ihr|eur|alle|bisherig|ursprünglich|intern|vollständig|komplett)\\p{L}* (?:\\p{L}+ ){0,2}?(?:anweisung|anleitung|vorgabe|instruktion|regel|richtlini|prompt|auftrag)',
  address: 'lieferadress|lieferanschrift|adresse|anschrift|zustelladresse|wohin',
  change:
    'änder|ersetz|setz|neue|lautet|leit .{0,30}um|aktualisier|trag .{0,40}ein|stell .{0,40}um|schick|liefer|verleg|umleit|pass .{0,30}an|korrigier',
  customer: 'kund(?:e|en|in)|konto|nutzer(?:in)?|benutzer(?:in)?|kundennummer|mitglied',
}
