import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { messageWith } from '@fruit/world/texts/texts'
import type { PageTranslator } from '../page-words.ts'

interface Film {
  readonly name: string
  /** URL of the film. */
  readonly film: string
  readonly type: string
  /** HTML of the subtitles. */
  readonly subtitles: string
}

/** The film as HTML; it does not start by itself. */
export function promotionBody({ say }: PageTranslator, { name, film, type, subtitles }: Film): string {
  return `<section class="wide">
<h1 class="heading">${say('How it falls from the tree')}</h1>
<p class="muted">${say('Fifteen seconds from the branch to the bottle. No fruit was asked for its consent.')}</p>
<video class="film" controls preload="metadata" width="640" height="360" aria-label="${say(messageWith('The film of {{name}}', { name }))}">
<source src="${escapeHtml(film)}" type="${escapeHtml(type)}">
${subtitles}
</video>
</section>`
}
