import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { asWritten, filled } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { addressOf, page } from '../page.ts'
import { wordsFor } from '../page-words.ts'
import type { DisclosedError } from './seams.ts'

/** The error as a page. */
export function errorPage(visit: Visit, status: number, error: DisclosedError): string {
  const words = wordsFor(visit)
  const frames = error.frames.map((frame) => `<li>${escapeHtml(frame)}</li>`).join('\n')
  const { application, server } = visit.world.configuration
  return page(visit, {
    title: words.plain(filled('Error: {{message}}', { message: asWritten(error.message) })),
    language: words.language,
    body: `<section class="failure">
<h1>${escapeHtml(`${application.name} (${server.framework})`)}</h1>
<h2><em>${status}</em> ${escapeHtml(error.message)}</h2>
<ul id="stacktrace">${frames}</ul>
<p><a class="button outline" href="${escapeHtml(addressOf(visit.world, '/'))}">${words.say('Back to the shop')}</a></p>
</section>`,
  })
}
