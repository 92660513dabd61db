import type { PageTexts } from './english.ts'

/** What the pages say that the server renders, in Dutch. */
export const dutch: PageTexts = {
  toShop: 'Terug naar de winkel',
  profileTitle: 'Je profiel',
  profileIntro: 'Hoe anderen je zien, op de fotomuur bijvoorbeeld.',
  profilePicture: 'Je profielfoto',
  profileNameless: 'Nog geen naam',
  profileEmail: 'E-mail',
  profileEmailHint: 'Daarmee log je in, dus die blijft zoals hij is.',
  profileName: 'Gebruikersnaam',
  profileNameHint: 'Hoe je ook genoemd wilt worden.',
  profileNameSet: 'De naam opslaan',
  profileUpload: 'Een plaatje van jezelf',
  profileUploadHint: 'PNG, JPEG, GIF of WebP, tot 200 kB.',
  profileUploadSend: 'Het plaatje uploaden',
  profileLink: 'Of een van ons',
  profileLinkHint: 'Het adres van een plaatje in deze winkel, zoals /assets/public/images/products/mug-shot.webp',
  profileLinkSend: 'Dit plaatje nemen',
  profileErasure: 'Vraag ons je gegevens te wissen',
  erasureTitle: 'Je gegevens wissen',
  erasureIntro:
    "We kunnen je vergeten: je bestellingen, je foto's, die middag met de kweepeer. Om zeker te weten dat jij het bent, hebben we twee dingen nodig.",
  erasureEmail: 'E-mail van je account',
  erasureAnswer: 'Je antwoord',
  erasureAnswerHint: 'Je gaf het toen je je registreerde. Hoofdletters tellen.',
  erasureSend: 'Mijn gegevens wissen',
  erasureWarning: 'Hiermee eindigt je sessie hier. Wat gewist is, groeit niet terug.',
  erasureDoneTitle: 'We zijn je aan het vergeten',
  erasureDone:
    "Je verzoek staat op onze lijst en je sessie op deze pagina's is voorbij. Een mens gaat er met een snoeischaar doorheen.",
  promotionTitle: 'Hoe het van de boom valt',
  promotionIntro: 'Vijftien seconden van de tak tot de fles. Geen vrucht is om toestemming gevraagd.',
  promotionFilm: 'De film van {name}',
  promotionSubtitles: 'Engels',
  planetTitle: 'Je hebt {name} gevonden',
  planetIntro:
    'Ver achter de boomgaard hangt een vrucht die niemand heeft geplant. Draai haar met de muis, een vinger of de pijltjestoetsen.',
  planetPicture: '{name}: een planeet die op een appel lijkt, groen en rood, langzaam draaiend in het donker',
  planetHold: 'Stilhouden',
  planetTurn: 'Laten draaien',
}
