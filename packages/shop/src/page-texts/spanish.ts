import type { PageTexts } from './english.ts'

/** What the pages say that the server renders, in Spanish. */
export const spanish: PageTexts = {
  toShop: 'Volver a la tienda',
  profileTitle: 'Tu perfil',
  profileIntro: 'Así te ven los demás, por ejemplo en la pared de fotos.',
  profilePicture: 'Tu foto de perfil',
  profileNameless: 'Aún sin nombre',
  profileEmail: 'Correo electrónico',
  profileEmailHint: 'Con él inicias sesión, así que se queda como está.',
  profileName: 'Nombre de usuario',
  profileNameHint: 'Como más te guste que te llamen.',
  profileNameSet: 'Guardar el nombre',
  profileUpload: 'Una imagen tuya',
  profileUploadHint: 'PNG, JPEG, GIF o WebP, hasta 200 kB.',
  profileUploadSend: 'Subir la imagen',
  profileLink: 'O una de las nuestras',
  profileLinkHint: 'La dirección de una imagen de esta tienda, como /assets/public/images/products/mug-shot.webp',
  profileLinkSend: 'Usar esta imagen',
  profileErasure: 'Pedirnos que borremos tus datos',
  erasureTitle: 'Borrar tus datos',
  erasureIntro:
    'Podemos olvidarte: tus pedidos, tus fotos, aquella tarde con el membrillo. Para saber que eres tú quien lo pide, necesitamos dos cosas.',
  erasureEmail: 'Correo de tu cuenta',
  erasureAnswer: 'Tu respuesta',
  erasureAnswerHint: 'La diste al registrarte. Las mayúsculas cuentan.',
  erasureSend: 'Borrar mis datos',
  erasureWarning: 'Con esto termina tu sesión aquí. Lo borrado no vuelve a crecer.',
  erasureDoneTitle: 'Te estamos olvidando',
  erasureDone:
    'Tu petición está en nuestra lista y tu sesión en estas páginas ha terminado. Un ser humano la repasará con las tijeras de podar.',
  promotionTitle: 'Cómo cae del árbol',
  promotionIntro: 'Quince segundos de la rama a la botella. A ninguna fruta se le pidió permiso.',
  promotionFilm: 'La película de {name}',
  promotionSubtitles: 'Inglés',
  planetTitle: 'Has encontrado {name}',
  planetIntro:
    'Muy lejos, detrás del huerto, cuelga una fruta que nadie plantó. Gírala con el ratón, con un dedo o con las flechas.',
  planetPicture: '{name}: un planeta que parece una manzana, verde y roja, girando despacio en la oscuridad',
  planetHold: 'Pararlo',
  planetTurn: 'Dejar que gire',
}
