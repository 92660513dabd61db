import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { Visit } from '@fruit/world/visit'
import { addressOf, page } from '../page.ts'
import type { DisclosedError } from './seams.ts'

/** The error as a page. */
export function errorPage(visit: Visit, status: number, error: DisclosedError): string {
  const frames = error.frames.map((frame) => `<li>${escapeHtml(frame)}</li>`).join('\n')
  return page(visit, {
    title: `Error: ${error.message}`,
    body: `<section class="failure">
<h1>${escapeHtml(visit.world.configuration.application.name)} (Fastify ^5)</h1>
<h2><em>${status}</em> ${escapeHtml(error.message)}</h2>
<ul id="stacktrace">${frames}</ul>
<p><a class="button outline" href="${escapeHtml(addressOf(visit.world, '/'))}">Back to the shop</a></p>
</section>`,
  })
}
