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

/** A text of the server in English, which is its key in the language files. Texts without a translation are not included. */
export type EnglishText = keyof typeof de_DE

/** Names of the placeholders in a text: `limit` and `name` of `You can order up to {{limit}} of {{name}}`. */
type ValuesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ValuesIn<Rest>
  : never

/** An English text without placeholders. */
export type PlainText = { [Each in EnglishText]: ValuesIn<Each> extends never ? Each : never }[EnglishText]

/** Value of a placeholder; a nested text is rendered in the same language. */
type Value = string | number | TextWithValues

/** A text and its values, not translated yet. */
export interface TextWithValues {
  readonly english: string
  readonly values: Readonly<Record<string, Value>>
}

/** A message of the server for a visitor, not translated yet. */
export type Message = PlainText | TextWithValues

const LANGUAGES = { de_DE, es_ES, fr_FR, hi_IN, it_IT, ja_JP, nl_NL, pl_PL, pt_BR, zh_CN }

/** Keys of the server's languages besides English, as in the cookie `language`. */
const SUPPORTED_LANGUAGES: ReadonlySet<string> = new Set(Object.keys(LANGUAGES))

/**
 * The texts of all languages. English has no file: a text is its own key. The instance is frozen, so that its language cannot
 * change; each call names its language.
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
  // All resources are in memory, so `init` finishes synchronously. If it fails, all texts are English.
  instance.init().catch((error: unknown) => console.error(error))
  return instance
}

/** A text with values for its placeholders. */
export function messageWith<Text extends Exclude<EnglishText, PlainText>>(
  english: Text,
  values: Readonly<Record<ValuesIn<Text>, Value>>,
): TextWithValues {
  return { english, values }
}

/** Translates a text into the language of a visitor. */
export type Translate = (saying: Message) => string

/**
 * A text that need not have a translation: it comes from a seam or a library, or attackers and their tools read it. It is
 * translated only when it is a key of the language files.
 */
export function literal(english: string, values: TextWithValues['values'] = {}): TextWithValues {
  return { english, values }
}

/** The language of responses to a visitor: the requested one if it exists, otherwise English. */
export function supportedLanguage(language: string): string {
  return SUPPORTED_LANGUAGES.has(language) ? language : 'en'
}

/** Renders a text in a language. */
export function translate(language: string, saying: Message): string {
  if (typeof saying === 'string') return translateIfKnown(language, saying)
  // Fills in all placeholders in one pass. i18next replaces the first `{{name}}` that it finds, which may be inside a value that
  // a player has chosen.
  return translateIfKnown(language, saying.english).replace(/\{\{(\w+)\}\}/g, (sign, name: string) => {
    const value = Object.hasOwn(saying.values, name) ? saying.values[name]! : sign
    return typeof value === 'object' ? translate(language, value) : String(value)
  })
}

/** Translates a text from another source, such as the database; returns it unchanged when it has no translation. */
export function translateIfKnown(language: string, text: string): string {
  const known: unknown = SUPPORTED_LANGUAGES.has(language)
    ? texts.getResource(language, 'translation', text)
    : undefined
  // For an empty key, i18next returns all texts.
  return typeof known === 'string' ? known : text
}
