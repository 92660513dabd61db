import type { PageTexts } from './english.ts'

/** What the pages say that the server renders, in Italian. */
export const italian: PageTexts = {
  toShop: 'Torna al negozio',
  profileTitle: 'Il tuo profilo',
  profileIntro: 'Come ti vedono gli altri, per esempio sulla parete delle foto.',
  profilePicture: 'La tua foto del profilo',
  profileNameless: 'Ancora senza nome',
  profileEmail: 'E-mail',
  profileEmailHint: "È quella con cui accedi, quindi resta com'è.",
  profileName: 'Nome utente',
  profileNameHint: 'Come ti piace farti chiamare.',
  profileNameSet: 'Salva il nome',
  profileUpload: "Un'immagine tua",
  profileUploadHint: 'PNG, JPEG, GIF o WebP, fino a 200 kB.',
  profileUploadSend: "Carica l'immagine",
  profileLink: 'Oppure una delle nostre',
  profileLinkHint: "L'indirizzo di un'immagine di questo negozio, come /assets/public/images/products/mug-shot.webp",
  profileLinkSend: 'Usa questa immagine',
  profileErasure: 'Chiedici di cancellare i tuoi dati',
  erasureTitle: 'Cancella i tuoi dati',
  erasureIntro:
    'Possiamo dimenticarti: i tuoi ordini, le tue foto, quel pomeriggio con la mela cotogna. Per sapere che sei tu a chiederlo ci servono due cose.',
  erasureEmail: 'E-mail del tuo account',
  erasureAnswer: 'La tua risposta',
  erasureAnswerHint: "L'hai data quando ti sei registrato. Le maiuscole contano.",
  erasureSend: 'Cancella i miei dati',
  erasureWarning: 'Così la tua sessione qui finisce. Quello che è cancellato non ricresce.',
  erasureDoneTitle: 'Ti stiamo dimenticando',
  erasureDone:
    'La tua richiesta è sulla nostra lista, e la tua sessione su queste pagine è finita. Un essere umano la sistemerà con le cesoie.',
  promotionTitle: "Come cade dall'albero",
  promotionIntro: 'Quindici secondi dal ramo alla bottiglia. A nessun frutto è stato chiesto il permesso.',
  promotionFilm: 'Il film di {name}',
  promotionSubtitles: 'Inglese',
  planetTitle: 'Hai trovato {name}',
  planetIntro:
    'Lontano, dietro il frutteto, pende un frutto che nessuno ha piantato. Giralo con il mouse, un dito o i tasti freccia.',
  planetPicture: '{name}: un pianeta che sembra una mela, verde e rossa, che gira lentamente nel buio',
  planetHold: 'Fermalo',
  planetTurn: 'Lascialo girare',
}
