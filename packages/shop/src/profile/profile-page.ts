import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { Visit } from '@fruit/world/visit'
import type { UserRow } from '../accounts/account-columns.ts'
import { addressOf } from '../page-address.ts'
import type { PageTranslator } from '../page-words.ts'

/** The profile page, with a form for each thing that can be changed. */
export function profileBody({ world }: Visit, { say }: PageTranslator, user: UserRow, nameMarkup: string): string {
  const image = user.profileImage.startsWith('/') ? addressOf(world, user.profileImage) : user.profileImage
  const erasure = escapeHtml(addressOf(world, '/dataerasure'))
  return `<div class="profile">
<section class="card portrait">
<img class="picture" src="${escapeHtml(image)}" alt="${say('Your profile picture')}" width="160" height="160">
<p class="user-name">${nameMarkup || say('No name yet')}</p>
<p class="muted">${escapeHtml(user.email ?? '')}</p>
</section>
<div class="sections">
<div><h1 class="heading">${say('Your profile')}</h1>
<p class="muted">${say('How others see you, on the photo wall for example.')}</p></div>
<section class="card">
<form action="./profile" method="post" class="form">
<div class="field"><label class="label" for="email">${say('E-mail')}</label>
<div class="frame"><input class="input" id="email" type="email" value="${escapeHtml(user.email ?? '')}" disabled aria-describedby="email-hint"></div>
<p class="below hint" id="email-hint">${say('You sign in with it, so it stays as it is.')}</p></div>
<div class="field"><label class="label" for="username">${say('User name')}</label>
<div class="frame"><input class="input" id="username" name="username" type="text" maxlength="1000" value="${escapeHtml(user.username ?? '')}" autocomplete="nickname" aria-describedby="username-hint"></div>
<p class="below hint" id="username-hint">${say('Whatever you like to be called.')}</p></div>
<button class="button primary" id="submit" type="submit">${say('Save the name')}</button>
</form>
</section>
<section class="card">
<form action="./profile/image/file" method="post" enctype="multipart/form-data" class="form">
<div class="field"><label class="label" for="picture">${say('A picture of your own')}</label>
<input class="file-field" id="picture" name="file" type="file" accept="image/png,image/jpeg,image/gif,image/webp" required aria-describedby="picture-hint">
<p class="below hint" id="picture-hint">${say('PNG, JPEG, GIF or WebP, up to 200 kB.')}</p></div>
<button class="button outline" type="submit">${say('Upload the picture')}</button>
</form>
<form action="./profile/image/url" method="post" class="form">
<div class="field"><label class="label" for="url">${say('Or one of ours')}</label>
<div class="frame"><input class="input" id="url" name="imageUrl" type="text" maxlength="4000" required aria-describedby="url-hint"></div>
<p class="below hint" id="url-hint">${say('The address of a picture in this shop, such as /assets/public/images/products/mug-shot.webp')}</p></div>
<button class="button outline" id="submitUrl" type="submit">${say('Take this picture')}</button>
</form>
</section>
<p><a href="${erasure}">${say('Ask us to erase your data')}</a></p>
</div>
</div>`
}
