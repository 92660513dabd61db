import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { Visit } from '@fruit/world/visit'
import { chinese } from './chinese.ts'
import { dutch } from './dutch.ts'
import { english, type PageTexts } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

/** By key of the cookie `language`; what a language lacks is said in English. */
const LANGUAGES: Readonly<Record<string, Partial<PageTexts>>> = {
  en: english,
  de_DE: german,
  es_ES: spanish,
  fr_FR: french,
  hi_IN: hindi,
  it_IT: italian,
  ja_JP: japanese,
  nl_NL: dutch,
  pl_PL: polish,
  pt_BR: portuguese,
  zh_CN: chinese,
}

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
