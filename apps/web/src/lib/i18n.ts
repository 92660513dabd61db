import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type assistantEnglish from '../../public/assets/i18n/assistant/en.json'
import type codingEnglish from '../../public/assets/i18n/coding/en.json'
import english from '../../public/assets/i18n/en.json'
import type pathsEnglish from '../../public/assets/i18n/paths/en.json'
import type privacyEnglish from '../../public/assets/i18n/privacy/en.json'
import type web3English from '../../public/assets/i18n/web3/en.json'

/**
 * Texts that come with the screens that show them: those of one feature each, which nothing else names. A language has them
 * in a folder of that name; in English they are a chunk.
 */
const PARTS = {
  assistant: async () => (await import('../../public/assets/i18n/assistant/en.json')).default,
  coding: async () => (await import('../../public/assets/i18n/coding/en.json')).default,
  paths: async () => (await import('../../public/assets/i18n/paths/en.json')).default,
  privacy: async () => (await import('../../public/assets/i18n/privacy/en.json')).default,
  web3: async () => (await import('../../public/assets/i18n/web3/en.json')).default,
}

type English = typeof english &
  typeof assistantEnglish &
  typeof codingEnglish &
  typeof pathsEnglish &
  typeof privacyEnglish &
  typeof web3English

/** A feature whose texts are not part of the first load. */
export type TextPart = keyof typeof PARTS

/** Key of a text in the language files. */
export type MessageKey = keyof English

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: English }
    keySeparator: false
    nsSeparator: false
    returnNull: false
  }
}

/** Life of the cookie `language`: a year. */
export const LANGUAGE_SECONDS = 365 * 24 * 60 * 60

/** Where the texts lie that every screen may need, among those of the parts. */
const ALWAYS = 'translation'

type Namespace = TextPart | typeof ALWAYS

/** Texts of the app. English stands in wherever another language has no text. */
export class Texts {
  readonly i18n: I18n
  readonly #base: string
  readonly #own: Readonly<Record<string, string>>
  readonly #parts = new Map<TextPart, Promise<void>>()
  /** The language that was asked for last. */
  #wanted = 'en'

  private constructor(i18n: I18n, base: string, own: Readonly<Record<string, string>>) {
    this.i18n = i18n
    this.#base = base
    this.#own = own
  }

  /**
   * @param key of a language such as `de_DE`, from the cookie; null or unknown: English
   * @param base address of the shop, with a slash at the end
   * @param own texts in place of English ones, by their keys
   */
  static async create(key: string | null, base: string, own: Readonly<Record<string, string>>): Promise<Texts> {
    const i18n = createInstance()
    await i18n.use(initReactI18next).init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { [ALWAYS]: overlaid(english, own) } },
      fallbackNS: Object.keys(PARTS),
      keySeparator: false,
      nsSeparator: false,
      // Keys of languages are locale names with an underscore; they are used as they are.
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      showSupportNotice: false,
    })
    const texts = new Texts(i18n, base, own)
    if (key && key !== 'en') await texts.show(key).catch(() => texts.show('en'))
    return texts
  }

  /**
   * Shows the app in another language.
   *
   * @param key of a language, such as `de_DE`
   * @returns false: it was not shown, because another one was asked for meanwhile
   * @throws Error when there is no file for it, or it does not load; the language stays as it is
   */
  async show(key: string): Promise<boolean> {
    this.#wanted = key
    // A screen that comes meanwhile brings parts of the language before.
    for (let lacking = this.#lacking(key); lacking.length > 0; lacking = this.#lacking(key))
      await Promise.all(lacking.map((part) => this.#fetch(key, part)))
    if (this.#wanted !== key) return false
    await this.i18n.changeLanguage(key)
    document.documentElement.lang = localeOf(key)
    document.documentElement.dir = this.i18n.dir(localeOf(key))
    return true
  }

  /**
   * Loads a part, once. Where only the present language fails, its texts are English.
   *
   * @throws Error where there is no English either
   */
  load(part: TextPart): Promise<void> {
    const known = this.#parts.get(part)
    if (known) return known
    const loading = this.#load(part)
    this.#parts.set(part, loading)
    loading.catch(() => this.#parts.delete(part))
    return loading
  }

  async #load(part: TextPart): Promise<void> {
    const translated = this.#fetch(this.i18n.language, part).catch((error: unknown) => console.error(error))
    this.i18n.addResourceBundle('en', part, overlaid(await PARTS[part](), this.#own))
    await translated
  }

  /** What was loaded of other languages, and not yet of this one. */
  #lacking(key: string): Namespace[] {
    const known: Namespace[] = [ALWAYS, ...this.#parts.keys()]
    return known.filter((part) => this.#lacks(key, part))
  }

  #lacks(key: string, part: Namespace): boolean {
    return key !== 'en' && !this.i18n.hasResourceBundle(key, part)
  }

  async #fetch(key: string, part: Namespace): Promise<void> {
    if (!this.#lacks(key, part)) return
    const folder = part === ALWAYS ? '' : `${part}/`
    const answer = await fetch(new URL(`assets/i18n/${folder}${encodeURIComponent(key)}.json`, this.#base))
    const isFile = answer.ok && answer.headers.get('content-type')?.includes('json')
    if (!isFile) throw new Error(`There is no language file ${folder}${key}.json: choose one of /rest/languages.`)
    this.i18n.addResourceBundle(key, part, await answer.json())
  }
}

function overlaid(texts: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, own[key] ?? text]))
}

/** The tag that browsers know a language by: `de-DE` of `de_DE`. */
export function localeOf(key: string): string {
  return key.replaceAll('_', '-')
}
