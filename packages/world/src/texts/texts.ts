import { createInstance } from 'i18next'
import de_DE from './languages/de_DE.json'
import es_ES from './languages/es_ES.json'
import fr_FR from './languages/fr_FR.json'
import hi_IN from './languages/hi_IN.json'
import it_IT from './languages/it_IT.json'
import ja_JP from './languages/ja_JP.json'
import nl_NL from './languages/nl_NL.json'
import pl_PL from './languages/pl_PL.json'
import pt_BR from './languages/pt_BR.json'
import zh_CN from './languages/zh_CN.json'

/** A text of the server in English, which is its key in the language files. One that has no translation is none. */
export type English = keyof typeof de_DE

/** The names of the values in a text: `limit` and `name` of `You can order up to {{limit}} of {{name}}`. */
type ValuesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ValuesIn<Rest>
  : never

/** An English text that has no values to fill in. */
export type Plain = { [Each in English]: ValuesIn<Each> extends never ? Each : never }[English]

/** What stands in a text for a value; a text is said in the language around it. */
type Value = string | number | Filled

/** A text and its values, not yet in any language. */
export interface Filled {
  readonly english: string
  readonly values: Readonly<Record<string, Value>>
}

/** Something that the server says to a visitor, not yet in any language. */
export type Saying = Plain | Filled

const LANGUAGES = { de_DE, es_ES, fr_FR, hi_IN, it_IT, ja_JP, nl_NL, pl_PL, pt_BR, zh_CN }

/** Keys of the languages that the server speaks beside English, as in the cookie `language`. */
const SPOKEN: ReadonlySet<string> = new Set(Object.keys(LANGUAGES))

/**
 * The texts of all languages. English has no file: a text is its own key. The instance is frozen, so that nobody
 * changes its language; each call says which language it wants.
 */
const texts = Object.freeze(started())

function started() {
  const instance = createInstance({
    lng: 'en',
    fallbackLng: false,
    load: 'currentOnly',
    resources: Object.fromEntries(Object.entries(LANGUAGES).map(([key, translation]) => [key, { translation }])),
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    showSupportNotice: false,
  })
  // Everything is at hand, so this is done when it returns; without it, all is said in English.
  instance.init().catch((error: unknown) => console.error(error))
  return instance
}

/** A text with values to fill in. */
export function filled<Text extends Exclude<English, Plain>>(
  english: Text,
  values: Readonly<Record<ValuesIn<Text>, Value>>,
): Filled {
  return { english, values }
}

/** Says a text in the language of a visitor. */
export type Say = (saying: Saying) => string

/**
 * A text that need not have a translation: it comes from a seam or a library, or is one that attackers and their tools
 * read. It is said as it is written, unless it is one of ours.
 */
export function asWritten(english: string, values: Filled['values'] = {}): Filled {
  return { english, values }
}

/** The language that a visitor is answered in: the one that was asked for, or else English. */
export function spoken(language: string): string {
  return SPOKEN.has(language) ? language : 'en'
}

/** Renders a text in a language. */
export function say(language: string, saying: Saying): string {
  if (typeof saying === 'string') return translated(language, saying)
  // Filled in by one pass of our own: i18next replaces the first `{{name}}` that it finds, and that may stand in a value
  // which a player has chosen.
  return translated(language, saying.english).replace(/\{\{(\w+)\}\}/g, (sign, name: string) => {
    const value = Object.hasOwn(saying.values, name) ? saying.values[name]! : sign
    return typeof value === 'object' ? say(language, value) : String(value)
  })
}

/** A text from elsewhere, such as the database: as it is, unless it is one that has a translation. */
export function translated(language: string, text: string): string {
  const known: unknown = SPOKEN.has(language) ? texts.getResource(language, 'translation', text) : undefined
  // For no key at all, i18next gives all texts.
  return typeof known === 'string' ? known : text
}
