import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { Visit } from '@fruit/world/visit'
import type { UserRow } from '../accounts/account-columns.ts'
import { addressOf } from '../page.ts'
import type { Words } from '../page-texts/page-texts.ts'

/** The account as its owner sees it, with a form for each thing that can be changed. */
export function profileBody({ world }: Visit, { say }: Words, user: UserRow, nameMarkup: string): string {
  const image = user.profileImage.startsWith('/') ? addressOf(world, user.profileImage) : user.profileImage
  const erasure = escapeHtml(addressOf(world, '/dataerasure'))
  return `<div class="profile">
<section class="card portrait">
<img class="picture" src="${escapeHtml(image)}" alt="${say('profilePicture')}" width="160" height="160">
<p class="user-name">${nameMarkup || say('profileNameless')}</p>
<p class="muted">${escapeHtml(user.email ?? '')}</p>
</section>
<div class="sections">
<div><h1 class="heading">${say('profileTitle')}</h1>
<p class="muted">${say('profileIntro')}</p></div>
<section class="card">
<form action="./profile" method="post" class="form">
<div class="field"><label class="label" for="email">${say('profileEmail')}</label>
<div class="frame"><input class="input" id="email" type="email" value="${escapeHtml(user.email ?? '')}" disabled aria-describedby="email-hint"></div>
<p class="below hint" id="email-hint">${say('profileEmailHint')}</p></div>
<div class="field"><label class="label" for="username">${say('profileName')}</label>
<div class="frame"><input class="input" id="username" name="username" type="text" maxlength="1000" value="${escapeHtml(user.username ?? '')}" autocomplete="nickname" aria-describedby="username-hint"></div>
<p class="below hint" id="username-hint">${say('profileNameHint')}</p></div>
<button class="button primary" id="submit" type="submit">${say('profileNameSet')}</button>
</form>
</section>
<section class="card">
<form action="./profile/image/file" method="post" enctype="multipart/form-data" class="form">
<div class="field"><label class="label" for="picture">${say('profileUpload')}</label>
<input class="file-field" id="picture" name="file" type="file" accept="image/png,image/jpeg,image/gif,image/webp" required aria-describedby="picture-hint">
<p class="below hint" id="picture-hint">${say('profileUploadHint')}</p></div>
<button class="button outline" type="submit">${say('profileUploadSend')}</button>
</form>
<form action="./profile/image/url" method="post" class="form">
<div class="field"><label class="label" for="url">${say('profileLink')}</label>
<div class="frame"><input class="input" id="url" name="imageUrl" type="text" maxlength="4000" required aria-describedby="url-hint"></div>
<p class="below hint" id="url-hint">${say('profileLinkHint')}</p></div>
<button class="button outline" id="submitUrl" type="submit">${say('profileLinkSend')}</button>
</form>
</section>
<p><a href="${erasure}">${say('profileErasure')}</a></p>
</div>
</div>`
}
