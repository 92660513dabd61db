import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { literal, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { addressOf } from '../page-address.ts'
import type { PageTranslator } from '../page-words.ts'

/** The account and the security question of the form. */
interface ErasureFormData {
  readonly email: string
  readonly question: string
}

/** The erasure form, which asks for proof that the sender owns the account. */
export function erasureForm({ world }: Visit, { say }: PageTranslator, { email, question }: ErasureFormData): string {
  const at = (path: string) => escapeHtml(addressOf(world, path))
  return `<section class="card narrow">
<h1 class="heading">${say('Erase your data')}</h1>
<p class="muted">${say('We can forget you: your orders, your photos, that afternoon with the quince. To be sure that it is you who asks, we need two things.')}</p>
<p>${say(messageWith('This is about the account {{email}}.', { email }))}</p>
<form action="${at('/dataerasure')}" method="post" class="form">
<div class="field"><label class="label" for="email">${say('E-mail of your account')}</label>
<div class="frame"><input class="input" id="email" name="email" inputmode="email" autocapitalize="none" required autocomplete="email"></div></div>
<p class="question">${say(literal(question))}</p>
<div class="field"><label class="label" for="securityAnswer">${say('Your answer')}</label>
<div class="frame"><input class="input" id="securityAnswer" name="securityAnswer" type="password" required autocomplete="off" aria-describedby="answer-hint"></div>
<p class="below hint" id="answer-hint">${say('You gave it when you registered. Capitals count.')}</p></div>
<p class="muted">${say('This ends your session here. What was erased does not grow back.')}</p>
<button class="button danger" id="submit" type="submit">${say('Erase my data')}</button>
</form>
<p><a href="${at('/')}">${say('Back to the shop')}</a></p>
</section>`
}

/** The confirmation of an erasure request. */
export function erasureConfirmation({ world }: Visit, { say }: PageTranslator): string {
  return `<section class="card narrow confirmation">
<h1 class="heading">${say('We are forgetting you')}</h1>
<p>${say('Your request is on our list, and your session on these pages has ended. A human being will go through it with a pair of secateurs.')}</p>
<p><a class="button primary" href="${escapeHtml(addressOf(world, '/'))}">${say('Back to the shop')}</a></p>
</section>`
}
