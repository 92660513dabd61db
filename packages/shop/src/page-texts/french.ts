import type { PageTexts } from './english.ts'

/** What the pages say that the server renders, in French. */
export const french: PageTexts = {
  toShop: 'Retour à la boutique',
  profileTitle: 'Votre profil',
  profileIntro: 'Comment les autres vous voient, par exemple sur le mur de photos.',
  profilePicture: 'Votre photo de profil',
  profileNameless: 'Pas encore de nom',
  profileEmail: 'E-mail',
  profileEmailHint: "C'est avec lui que vous vous connectez, alors il reste comme il est.",
  profileName: "Nom d'utilisateur",
  profileNameHint: 'Comme il vous plaira.',
  profileNameSet: 'Enregistrer le nom',
  profileUpload: 'Une image à vous',
  profileUploadHint: 'PNG, JPEG, GIF ou WebP, 200 kB au plus.',
  profileUploadSend: "Envoyer l'image",
  profileLink: 'Ou une des nôtres',
  profileLinkHint: "L'adresse d'une image de cette boutique, comme /assets/public/images/products/mug-shot.webp",
  profileLinkSend: 'Prendre cette image',
  profileErasure: "Demander l'effacement de vos données",
  erasureTitle: 'Effacer vos données',
  erasureIntro:
    "Nous pouvons vous oublier : vos commandes, vos photos, cet après-midi avec le coing. Pour être sûrs que c'est bien vous, il nous faut deux choses.",
  erasureEmail: 'E-mail de votre compte',
  erasureAnswer: 'Votre réponse',
  erasureAnswerHint: "Vous l'avez donnée à l'inscription. Les majuscules comptent.",
  erasureSend: 'Effacer mes données',
  erasureWarning: 'Cela met fin à votre session ici. Ce qui est effacé ne repousse pas.',
  erasureDoneTitle: 'Nous sommes en train de vous oublier',
  erasureDone:
    "Votre demande est sur notre liste, et votre session sur ces pages est terminée. Un être humain va s'en occuper, sécateur en main.",
  promotionTitle: "Comment ça tombe de l'arbre",
  promotionIntro: "Quinze secondes de la branche à la bouteille. Aucun fruit n'a été consulté.",
  promotionFilm: 'Le film de {name}',
  promotionSubtitles: 'Anglais',
  planetTitle: 'Vous avez trouvé {name}',
  planetIntro:
    "Loin derrière le verger pend un fruit que personne n'a planté. Faites-le tourner avec la souris, un doigt ou les flèches du clavier.",
  planetPicture: '{name} : une planète qui ressemble à une pomme, verte et rouge, tournant lentement dans le noir',
  planetHold: "L'arrêter",
  planetTurn: 'La laisser tourner',
}
