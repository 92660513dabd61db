import type { PageTexts } from './english.ts'

/** What the pages say that the server renders, in Portuguese. */
export const portuguese: PageTexts = {
  toShop: 'Voltar para a loja',
  profileTitle: 'Seu perfil',
  profileIntro: 'Como os outros veem você, no mural de fotos por exemplo.',
  profilePicture: 'Sua foto de perfil',
  profileNameless: 'Ainda sem nome',
  profileEmail: 'E-mail',
  profileEmailHint: 'Você entra com ele, então ele fica como está.',
  profileName: 'Nome de usuário',
  profileNameHint: 'Como você gostar de ser chamado.',
  profileNameSet: 'Salvar o nome',
  profileUpload: 'Uma imagem sua',
  profileUploadHint: 'PNG, JPEG, GIF ou WebP, até 200 kB.',
  profileUploadSend: 'Enviar a imagem',
  profileLink: 'Ou uma das nossas',
  profileLinkHint: 'O endereço de uma imagem desta loja, como /assets/public/images/products/mug-shot.webp',
  profileLinkSend: 'Usar esta imagem',
  profileErasure: 'Pedir que apaguemos seus dados',
  erasureTitle: 'Apagar seus dados',
  erasureIntro:
    'Podemos esquecer você: seus pedidos, suas fotos, aquela tarde com o marmelo. Para ter certeza de que é você quem pede, precisamos de duas coisas.',
  erasureEmail: 'E-mail da sua conta',
  erasureAnswer: 'Sua resposta',
  erasureAnswerHint: 'Você a deu ao se cadastrar. Maiúsculas contam.',
  erasureSend: 'Apagar meus dados',
  erasureWarning: 'Isto encerra sua sessão aqui. O que foi apagado não cresce de novo.',
  erasureDoneTitle: 'Estamos esquecendo você',
  erasureDone:
    'Seu pedido está na nossa lista, e sua sessão nestas páginas terminou. Um ser humano vai cuidar dele com uma tesoura de poda.',
  promotionTitle: 'Como cai da árvore',
  promotionIntro: 'Quinze segundos do galho à garrafa. Nenhuma fruta foi consultada.',
  promotionFilm: 'O filme de {name}',
  promotionSubtitles: 'Inglês',
  planetTitle: 'Você encontrou {name}',
  planetIntro:
    'Bem longe, atrás do pomar, está pendurada uma fruta que ninguém plantou. Gire com o mouse, um dedo ou as setas do teclado.',
  planetPicture: '{name}: um planeta que parece uma maçã, verde e vermelha, girando devagar no escuro',
  planetHold: 'Segurar',
  planetTurn: 'Deixar girar',
}
