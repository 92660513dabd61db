import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { Visit } from '@fruit/world/visit'
import { addressOf } from '../page.ts'
import type { Words } from '../page-texts/page-texts.ts'

/** The form that asks whether it is really the owner who wants to be forgotten. */
export function erasureForm({ world }: Visit, { say }: Words, question: string): string {
  const at = (path: string) => escapeHtml(addressOf(world, path))
  return `<section class="card narrow">
<h1 class="heading">${say('erasureTitle')}</h1>
<p class="muted">${say('erasureIntro')}</p>
<form action="${at('/dataerasure')}" method="post" class="form">
<div class="field"><label class="label" for="email">${say('erasureEmail')}</label>
<div class="frame"><input class="input" id="email" name="email" type="email" required autocomplete="email"></div></div>
<p class="question">${escapeHtml(question)}</p>
<div class="field"><label class="label" for="securityAnswer">${say('erasureAnswer')}</label>
<div class="frame"><input class="input" id="securityAnswer" name="securityAnswer" type="password" required autocomplete="off" aria-describedby="answer-hint"></div>
<p class="below hint" id="answer-hint">${say('erasureAnswerHint')}</p></div>
<p class="muted">${say('erasureWarning')}</p>
<button class="button danger" id="submit" type="submit">${say('erasureSend')}</button>
</form>
<p><a href="${at('/')}">${say('toShop')}</a></p>
</section>`
}

/** What is shown when the request is on the list. */
export function erasureConfirmation({ world }: Visit, { say }: Words): string {
  return `<section class="card narrow confirmation">
<h1 class="heading">${say('erasureDoneTitle')}</h1>
<p>${say('erasureDone')}</p>
<p><a class="button primary" href="${escapeHtml(addressOf(world, '/'))}">${say('toShop')}</a></p>
</section>`
}
