import { escapeHtml } from '@fruit/contracts/markup/escape-html'
import type { Visit } from '@fruit/world/visit'
import { english, type PageTexts } from './english.ts'
import { german } from './german.ts'

/** By key of the cookie `language`; what a language lacks is said in English. */
const LANGUAGES: Readonly<Record<string, Partial<PageTexts>>> = { en: english, de_DE: german }

/** The words of a page for one visitor. */
export interface Words {
  /** BCP 47 tag of the language. */
  readonly language: string
  /** A text; `{name}` in it becomes what `fill` says. */
  plain(key: keyof PageTexts, fill?: Readonly<Record<string, string>>): string
  /** The same as HTML. */
  say(key: keyof PageTexts, fill?: Readonly<Record<string, string>>): string
}

/** The words in the language that a visitor reads, as far as the pages are written in it. */
export function wordsFor({ language }: Pick<Visit, 'language'>): Words {
  const texts = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language]! : english
  const plain: Words['plain'] = (key, fill = {}) =>
    (texts[key] ?? english[key]).replace(/\{(\w+)\}/g, (sign, name: string) => fill[name] ?? sign)
  return {
    language: texts === english ? 'en' : language.replace('_', '-'),
    plain,
    say: (key, fill) => escapeHtml(plain(key, fill)),
  }
}
