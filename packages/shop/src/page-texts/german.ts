import type { PageTexts } from './english.ts'

/** What the pages say that the server renders, in German. */
export const german: PageTexts = {
  toShop: 'Zurück zum Laden',
  profileTitle: 'Dein Profil',
  profileIntro: 'So sehen dich andere, zum Beispiel an der Fotowand.',
  profilePicture: 'Dein Profilbild',
  profileNameless: 'Noch ohne Namen',
  profileEmail: 'E-Mail',
  profileEmailHint: 'Damit meldest du dich an, deshalb bleibt sie, wie sie ist.',
  profileName: 'Benutzername',
  profileNameHint: 'Wie auch immer du heißen magst.',
  profileNameSet: 'Namen speichern',
  profileUpload: 'Ein eigenes Bild',
  profileUploadHint: 'PNG, JPEG, GIF oder WebP, bis 200 kB.',
  profileUploadSend: 'Bild hochladen',
  profileLink: 'Oder eins von uns',
  profileLinkHint: 'Die Adresse eines Bildes aus diesem Laden, etwa /assets/public/images/products/mug-shot.webp',
  profileLinkSend: 'Dieses Bild nehmen',
  profileErasure: 'Deine Daten löschen lassen',
  erasureTitle: 'Deine Daten löschen',
  erasureIntro:
    'Wir können dich vergessen: deine Bestellungen, deine Fotos, den Nachmittag mit der Quitte. Damit wir sicher sind, dass du es bist, brauchen wir zwei Angaben.',
  erasureEmail: 'E-Mail deines Kontos',
  erasureAnswer: 'Deine Antwort',
  erasureAnswerHint: 'Du hast sie bei der Anmeldung gegeben. Groß und klein zählt.',
  erasureSend: 'Meine Daten löschen',
  erasureWarning: 'Damit endet deine Sitzung hier. Was gelöscht ist, wächst nicht nach.',
  erasureDoneTitle: 'Wir vergessen dich gerade',
  erasureDone:
    'Dein Wunsch steht auf unserer Liste, und deine Sitzung auf diesen Seiten ist zu Ende. Ein Mensch geht ihn mit der Gartenschere durch.',
  promotionTitle: 'Wie es vom Baum fällt',
  promotionIntro: 'Fünfzehn Sekunden vom Ast in die Flasche. Keine Frucht wurde um Erlaubnis gefragt.',
  promotionFilm: 'Der Film von {name}',
  promotionSubtitles: 'Englisch',
  planetTitle: 'Du hast {name} gefunden',
  planetIntro:
    'Weit hinter dem Obstgarten hängt eine Frucht, die niemand gepflanzt hat. Dreh sie mit der Maus, dem Finger oder den Pfeiltasten.',
  planetPicture: '{name}: ein Planet wie ein Apfel, grün und rot, der sich langsam im Dunkeln dreht',
  planetHold: 'Anhalten',
  planetTurn: 'Weiterdrehen',
}
