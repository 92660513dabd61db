import * as calls from '@fruit/contracts/calls/hidden'
import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { HttpResponse, handle, type Route } from '@fruit/world/route'
import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import premiumPicture from '../content/premium-picture.jpg?inline'
import { pageAnswer } from '../page.ts'
import { addressOf } from '../page-address.ts'
import { pageTranslator } from '../page-words.ts'
import { planetShown, premiumPictureShown, responsibilityRefused } from './facts.ts'

export const hiddenRoutes: readonly Route[] = [
  handle(calls.showPlanet, (visit) => showPlanet(visit)),
  handle(calls.showPremiumPicture, (visit) => showPremiumPicture(visit)),
  handle(calls.refuseResponsibility, (visit) => {
    visit.record(responsibilityRefused, {})
    throw new HttpError(404, 'We thank you for reading to the end. The picture that said so was taken down.')
  }),
]

function showPlanet(visit: Visit): HttpResponse {
  visit.record(planetShown, {})
  const { easterEggPlanet } = visit.world.configuration.application
  const name = easterEggPlanet.name || 'Nameless'
  const map = easterEggPlanet.overlayMap ?? ''
  const surface = /^https?:/.test(map) ? map : addressOf(visit.world, `/assets/public/images/${map}`)
  const { plain, say, language } = pageTranslator(visit)
  return pageAnswer(visit, {
    title: plain(messageWith('You found {{name}}', { name })),
    language,
    script: 'planet',
    body: `<section class="space">
<h1 class="heading">${say(messageWith('You found {{name}}', { name }))}</h1>
<p>${say('Far behind the orchard hangs a fruit that nobody planted. Turn it with the mouse, a finger or the arrow keys.')}</p>
<canvas id="planet" class="planet" width="480" height="480" role="img" tabindex="0" aria-label="${say(messageWith('{{name}}: a planet that looks like an apple, green and red, turning slowly in the dark', { name }))}"${
      map === '' ? '' : ` data-surface="${escapeHtml(surface)}"`
    }>${say(messageWith('{{name}}: a planet that looks like an apple, green and red, turning slowly in the dark', { name }))}</canvas>
<button class="button outline" id="turning" type="button" data-hold="${say('Hold it still')}" data-turn="${say('Let it turn')}" hidden></button>
<p><a href="${escapeHtml(addressOf(visit.world, '/'))}">${say('Back to the shop')}</a></p>
</section>`,
  })
}

function showPremiumPicture(visit: Visit): HttpResponse {
  visit.record(premiumPictureShown, {})
  const bytes = Buffer.from(premiumPicture.slice(premiumPicture.indexOf(',') + 1), 'base64')
  return new HttpResponse(200, bytes, { 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
}
