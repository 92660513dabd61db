import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { type Saying, say, spoken } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'

/** Translates the texts of a page for one visitor. */
export interface Words {
  /** BCP 47 tag of the language. */
  readonly language: string
  plain(saying: Saying): string
  /** The text as HTML. */
  say(saying: Saying): string
}

/** Translates the texts of a page into the visitor's language. */
export function wordsFor({ language }: Pick<Visit, 'language'>): Words {
  return {
    language: spoken(language).replace('_', '-'),
    plain: (saying) => say(language, saying),
    say: (saying) => escapeHtml(say(language, saying)),
  }
}
