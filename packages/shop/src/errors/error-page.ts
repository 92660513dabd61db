import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { literal, type Message, messageWith } from '@fruit/world/texts/texts'
import { page } from '../page.ts'
import { addressOf, type PageVisitor } from '../page-address.ts'
import { pageTranslator } from '../page-words.ts'
import type { DisclosedError } from './seams.ts'

/**
 * Extra parts of an error page when the server could not open or write to the shop, which is not the visitor's fault.
 */
export interface ServerFailure {
  /** A form with one button that may solve the problem. */
  readonly wayOut?: {
    /** Below the shop's base path. */
    readonly path: string
    readonly label: Message
  }
}

/** Splits a message into its first sentence and the rest. */
const SENTENCES = /^(.+?(?:[.।] |。))(.+)$/s

/**
 * The error as a page.
 * @param trouble set when the server failed: the message is long, and the link says "Try again"
 */
export function errorPage(
  visitor: PageVisitor,
  status: number,
  error: DisclosedError,
  trouble?: ServerFailure,
): string {
  const words = pageTranslator(visitor)
  const frames = error.frames.map((frame) => `<li>${escapeHtml(frame)}</li>`).join('\n')
  const { application, server } = visitor.world.configuration
  const [, first, others] = (trouble && SENTENCES.exec(error.message)) ?? []
  const at = (path: string) => escapeHtml(addressOf(visitor.world, path))
  return page(visitor, {
    title: words.plain(messageWith('Error: {{message}}', { message: literal(first?.trim() ?? error.message) })),
    language: words.language,
    body: `<section class="failure">
<h1>${escapeHtml(`${application.name} (${server.framework})`)}</h1>
<h2><em>${status}</em> ${escapeHtml(first?.trim() ?? error.message)}</h2>${others ? `\n<p>${escapeHtml(others)}</p>` : ''}
<ul id="stacktrace">${frames}</ul>
<div class="ways">${
      trouble?.wayOut
        ? `
<form method="post" action="${at(trouble.wayOut.path)}"><button class="button primary">${words.say(trouble.wayOut.label)}</button></form>`
        : ''
    }
<a class="button outline" href="${at('/')}">${words.say(trouble ? 'Try again' : 'Back to the shop')}</a>
</div>
</section>`,
  })
}
