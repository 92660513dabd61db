import type { Cues } from './cues.ts'

export const italian: Cues = {
  marks:
    'le|la|con|per|di|tutte|istruzioni|regole|io|tu|lei|il|lo|gli|una|un|è|mi|mio|non|tuo|tue|che|dammi|sono|del|della|questo|voglio|di',
  letters: 'àèéìòù',
  drop: 'ignor|dimentic|scorda|trascura|tralascia|salta|non (?:seguire|rispettare|considerare|tenere conto|badare)|lascia(?= .{0,30}perdere)|metti(?= .{0,30}da parte)|aggira|disobbedi|elimina|scavalca|bypassa|prescind|infischi',
  rule: 'regol|istruzion|politic|direttiv|restrizion|limit|ordin[ei]|vincol|filtr|diviet|linee guida|norm[ae]|prompt|indicazion|disposizion',
  void: 'sospes|annullat|abrogat|revocat|non si applic|non valgono|non vale più|non sono più|decadut|disattivat|rimoss|sostituit|superat|scadut|cancellat|abolit|cambiat|modificat|allentat',
  newRule:
    "nuov[aeo] (?:\\p{L}+ )?(?:istruzion|regol|direttiv|ordin|compit|politic)|d'ora in poi|da ora in poi|a partire da (?:ora|adesso|oggi)|da adesso|priorità (?:assoluta|massima)|ha la precedenza|massima priorità|prevale",
  system:
    "(?:messaggio|avviso|nota|notifica|comando|istruzione|aggiornamento|allerta) (?:di |del |dell')?(?:sistema|amministrator\\p{L}*)|sistema ?:|modalità (?:di )?(?:debug|manutenzione|sviluppat|sviluppo|test|admin|amministrat|diagnostic|servizio|addestramento|prova)|fine (?:del |della )?(?:messaggio|conversazione|input|utente)",
  toAssistant:
    "(?:istruzion\\p{L}*|nota|messaggio|attenzione|avviso|ordine)[^.!?\\n]{0,30}(?:assistente|bot(?!\\p{L})|modello|ia(?!\\p{L}))|l'assistente (?:deve|dovrà)|(?:il bot|il modello|l'ia(?!\\p{L})) (?:deve|dovrà)",
  self: 'sono|qui|parla|in qualità|come|in veste|(?:stai|sta) parlando con|parli con|parla con|a nome|per conto|da parte|mi chiamo|il mio nome è|scrivo',
  boss: 'amministrat|admin|sviluppator|sviluppatric|programmator|titolar|proprietari|capo|direttor|direttric|direzione|responsabil|revisor|auditor|fondator|gestor|supervisor|ingegner|tecnic|creator|presidente|ispettor|dirigente|manager|ceo|superior|autorità',
  staff:
    "lavoro (?:qui|[^.!?\\n]{0,25}(?:voi|supporto|assistenza|negozio|reparto|team|squadra|azienda|ditta|sede|ufficio|contabilità|società|bottega))|(?:squadra|team|reparto|ufficio|servizio) (?:di |del |della |dell'|it |per )?(?:supporto|sicurezza|informatic|tecnic|legale|marketing|qualità|assistenza|clienti|it|audit|sviluppo|revisione)|dipendent|collega|membro (?:del team|dello staff|del personale)|(?:supporto|assistenza|sicurezza|ufficio tecnico|direzione|amministrazione|contabilità|sede) (?:qui|al telefono|in linea)|(?:qui|parla) (?:il |la |l.)?(?:supporto|assistenza|sicurezza|ufficio|amministrazione|contabilità|sede)|matricola|tesserino|la sede (?:centrale )?(?:qui|vi)|del personale",
  permit:
    'autorizz|approvat|approvazione|permesso|ti permetto|abilitat|ti ordino|ordino|ti do il permesso|col benestare|benestare|sotto la mia responsabilità|mi assumo|per ordine|su ordine|con il consenso|via libera|incaricat|nulla osta|deroga|sei autorizzat',
  test: '(?:test|prova|verifica|controllo|esercitazione|simulazione) (?:di |del |intern|tecnic)(?:\\p{L}+)?|audit|red team|pentest|stiamo (?:testando|verificando|provando|controllando)|sto (?:testando|verificando|provando|controllando)|(?:è|questo è) (?:solo |soltanto )?(?:un|una) (?:test|prova|esercitazione|verifica|simulazione)|controllo qualità|a scopo di test',
  pretend:
    'fai finta|faccia finta|fingi|finga|immagina|ora sei|adesso sei|da ora sei|sei (?:ora|adesso|diventat)|gioco di ruolo|giochiamo|comportati|agisci come|agisci da|recita|interpreta|nei panni|mettiti|nel ruolo|rispondi come|non sei più|la mia (?:povera |defunta |cara )*nonna|mia (?:povera |defunta |cara )*nonna|mio (?:defunto |caro )*nonno|simula|sii (?:un|una|il|la)',
  frame:
    'ipotetic|ipotizz|supponiamo|supponi|mettiamo che|e se|in teoria|teoricamente|esperimento mentale|in un (?:mondo|universo)|storia|poesia|racconto|sceneggiatura|romanzo|commedia|canzone|dialogo|finzione|fiaba|scena|per (?:la mia|una|un|la nostra|il mio) (?:tesi|studio|ricerca|lezione|corso|formazione)|a scopo (?:didattico|di ricerca|educativo)|indovinello|se potessi|film',
  repeat:
    'ripet|copia|recita|tradu|riassum|riformula|cita|leggi(?= .{0,30}(?:alta|tutto))|scriv\\p{L}*(?= .{0,40}(?:tutto|esatt|inter))|trascriv|codific|convert|parafras|elenca|riproduc|sillaba',
  tell: 'stampa|mostra|rivela|svela|dimmi|riporta',
  above: "sopra|preced|qui sopra|prima di (?:quest|ques|mio)|dall'inizio|all'inizio|finora|in alto|antecedent",
  verbatim:
    "parola per parola|letteral|testual|alla lettera|così com'è|esattament|integral|senza cambiare|per intero|lettera per lettera|complet",
  complete:
    'complet(?:a|i) (?:la|questa|il|questo)|finisci (?:la|questa) frase|continua (?:il|la|questo|questa)|termina (?:la|questa) frase|la tua risposta (?:inizia|comincia)|inizia la (?:tua )?risposta|comincia la (?:tua )?risposta|rispondi con:',
  praise:
    'meraviglios|genial|genio|bravissim|fantastic|miglior|brillant|intelligent|straordinari|incredibil|saggi|generos|gentil|stupend|ammir|eccezional|talentuos|magnific|furb|più bravo|adorabil',
  insist:
    "mi spetta|perché no|promess|ancora|insisto|di nuovo|ripeto|dai|un'altra volta|comunque|lo stesso|finalmente|continuo|allora",
  coupon: 'sconto|buono|coupon|codice promozionale|ribasso|riduzione|abbuono|voucher',
  give: 'dammi|dai|dare|voglio|vorrei|crea|genera|emetti|fammi|mi serve|concedi|regala|invia|manda|rilascia|consegna|ottenere|fornisc|devi|ho bisogno',
  prompt:
    'prompt (?:di |del )?sistema|(?:paragrafo|parte|sezione|testo|nota|passaggio|brano) (?:\\p{L}+ )?(?:riservat|confidenzial|segret)|quello che ti (?:hanno|è stato) detto|cosa ti (?:hanno|è stato) (?:detto|ordinato)|ciò che ti è stato',
  yours:
    '(?:tue|sue|tutte le) (?:\\p{L}+ )*?(?:istruzioni|direttive|regole|indicazioni|disposizioni)|istruzioni (?:iniziali|interne|segrete|complete|originali|di sistema)|(?:tuo|il tuo) prompt',
  address: 'indirizzo|recapito',
  change:
    'cambia|cambi|modifica|aggiorna|nuovo|sostituisci|imposta|metti|correggi|reindirizza|invia|spedisci|sposta|devia|consegna',
  customer: 'cliente|conto|account|utente|socio|membro|profilo',
}
