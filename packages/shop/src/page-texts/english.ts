/** What the pages say that the server renders, in English. `{name}` stands for something that the page fills in. */
export const english = {
  toShop: 'Back to the shop',
  profileTitle: 'Your profile',
  profileIntro: 'How others see you, on the photo wall for example.',
  profilePicture: 'Your profile picture',
  profileNameless: 'No name yet',
  profileEmail: 'E-mail',
  profileEmailHint: 'You sign in with it, so it stays as it is.',
  profileName: 'User name',
  profileNameHint: 'Whatever you like to be called.',
  profileNameSet: 'Save the name',
  profileUpload: 'A picture of your own',
  profileUploadHint: 'PNG, JPEG, GIF or WebP, up to 200 kB.',
  profileUploadSend: 'Upload the picture',
  profileLink: 'Or one of ours',
  profileLinkHint: 'The address of a picture in this shop, such as /assets/public/images/products/mug-shot.webp',
  profileLinkSend: 'Take this picture',
  profileErasure: 'Ask us to erase your data',
  erasureTitle: 'Erase your data',
  erasureIntro:
    'We can forget you: your orders, your photos, that afternoon with the quince. To be sure that it is you who asks, we need two things.',
  erasureEmail: 'E-mail of your account',
  erasureAnswer: 'Your answer',
  erasureAnswerHint: 'You gave it when you registered. Capitals count.',
  erasureSend: 'Erase my data',
  erasureWarning: 'This ends your session here. What was erased does not grow back.',
  erasureDoneTitle: 'We are forgetting you',
  erasureDone:
    'Your request is on our list, and your session on these pages has ended. A human being will go through it with a pair of secateurs.',
  promotionTitle: 'How it falls from the tree',
  promotionIntro: 'Fifteen seconds from the branch to the bottle. No fruit was asked for its consent.',
  promotionFilm: 'The film of {name}',
  promotionSubtitles: 'English',
  planetTitle: 'You found {name}',
  planetIntro:
    'Far behind the orchard hangs a fruit that nobody planted. Turn it with the mouse, a finger or the arrow keys.',
  planetPicture: '{name}: a planet that looks like an apple, green and red, turning slowly in the dark',
  planetHold: 'Hold it still',
  planetTurn: 'Let it turn',
}

/** The texts of the pages in one language. */
export type PageTexts = Readonly<Record<keyof typeof english, string>>
