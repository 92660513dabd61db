import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { type Message, supportedLanguage, translate } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'

/** Translates the texts of a page for one visitor. */
export interface PageTranslator {
  /** BCP 47 tag of the language. */
  readonly language: string
  plain(saying: Message): string
  /** The text as HTML. */
  say(saying: Message): string
}

/** Translates the texts of a page into the visitor's language. */
export function pageTranslator({ language }: Pick<Visit, 'language'>): PageTranslator {
  return {
    language: supportedLanguage(language).replace('_', '-'),
    plain: (saying) => translate(language, saying),
    say: (saying) => escapeHtml(translate(language, saying)),
  }
}
