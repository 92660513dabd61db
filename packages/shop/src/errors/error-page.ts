import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { asWritten, filled, type Saying } from '@fruit/world/texts/texts'
import { addressOf, type PageVisitor, page } from '../page.ts'
import { wordsFor } from '../page-words.ts'
import type { DisclosedError } from './seams.ts'

/** What the visitor can do about an error: a form with one button. */
export interface WayOut {
  /** Below the shop's base path. */
  readonly path: string
  readonly label: Saying
}

/** The error as a page. */
export function errorPage(visitor: PageVisitor, status: number, error: DisclosedError, wayOut?: WayOut): string {
  const words = wordsFor(visitor)
  const frames = error.frames.map((frame) => `<li>${escapeHtml(frame)}</li>`).join('\n')
  const { application, server } = visitor.world.configuration
  return page(visitor, {
    title: words.plain(filled('Error: {{message}}', { message: asWritten(error.message) })),
    language: words.language,
    body: `<section class="failure">
<h1>${escapeHtml(`${application.name} (${server.framework})`)}</h1>
<h2><em>${status}</em> ${escapeHtml(error.message)}</h2>
<ul id="stacktrace">${frames}</ul>${
      wayOut
        ? `
<form method="post" action="${escapeHtml(addressOf(visitor.world, wayOut.path))}"><button class="button">${words.say(wayOut.label)}</button></form>`
        : ''
    }
<p><a class="button outline" href="${escapeHtml(addressOf(visitor.world, '/'))}">${words.say('Back to the shop')}</a></p>
</section>`,
  })
}
