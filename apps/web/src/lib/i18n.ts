import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type assistantEnglish from '../../public/assets/i18n/assistant/en.json'
import type codingEnglish from '../../public/assets/i18n/coding/en.json'
import english from '../../public/assets/i18n/en.json'
import type pathsEnglish from '../../public/assets/i18n/paths/en.json'
import type privacyEnglish from '../../public/assets/i18n/privacy/en.json'
import type web3English from '../../public/assets/i18n/web3/en.json'

/**
 * Texts that load with the screens that use them, one part per feature. Other languages have a folder of that name; in
 * English each part is a chunk.
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

/** Lifetime of the cookie `language`: a year. */
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** Namespace of the texts that every screen may need. */
const COMMON_NAMESPACE = 'translation'

type Namespace = TextPart | typeof COMMON_NAMESPACE

/** Texts of the app, with English as the fallback for missing translations. */
export class Texts {
  readonly i18n: I18n
  readonly #base: string
  readonly #own: Readonly<Record<string, string>>
  readonly #parts = new Map<TextPart, Promise<void>>()
  /** The language that was requested last. */
  #wanted = 'en'

  private constructor(i18n: I18n, base: string, own: Readonly<Record<string, string>>) {
    this.i18n = i18n
    this.#base = base
    this.#own = own
  }

  /**
   * @param key of a language such as `de_DE`, from the cookie; null or unknown: English
   * @param base address of the shop, with a slash at the end
   * @param own texts that replace English ones, by key
   */
  static async create(key: string | null, base: string, own: Readonly<Record<string, string>>): Promise<Texts> {
    const i18n = createInstance()
    await i18n.use(initReactI18next).init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { [COMMON_NAMESPACE]: withOverrides(english, own) } },
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
    if (key && key !== 'en') await texts.changeLanguage(key).catch(() => texts.changeLanguage('en'))
    return texts
  }

  /**
   * Changes the language of the app.
   *
   * @param key of a language, such as `de_DE`
   * @returns false if the language was not changed because another one was requested in the meantime
   * @throws Error if there is no file for the language, or it cannot be loaded; the language does not change
   */
  async changeLanguage(key: string): Promise<boolean> {
    this.#wanted = key
    // A screen that loads in the meantime may add parts in the previous language.
    for (let lacking = this.#lacking(key); lacking.length > 0; lacking = this.#lacking(key))
      await Promise.all(lacking.map((part) => this.#fetch(key, part)))
    if (this.#wanted !== key) return false
    await this.i18n.changeLanguage(key)
    document.documentElement.lang = localeOf(key)
    document.documentElement.dir = this.i18n.dir(localeOf(key))
    return true
  }

  /**
   * Loads a part once. If only the current language fails, the part is shown in English.
   *
   * @throws Error if English cannot be loaded either
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
    this.i18n.addResourceBundle('en', part, withOverrides(await PARTS[part](), this.#own))
    await translated
  }

  /** Parts that are loaded in other languages, but not yet in this one. */
  #lacking(key: string): Namespace[] {
    const known: Namespace[] = [COMMON_NAMESPACE, ...this.#parts.keys()]
    return known.filter((part) => this.#lacks(key, part))
  }

  #lacks(key: string, part: Namespace): boolean {
    return key !== 'en' && !this.i18n.hasResourceBundle(key, part)
  }

  async #fetch(key: string, part: Namespace): Promise<void> {
    if (!this.#lacks(key, part)) return
    const folder = part === COMMON_NAMESPACE ? '' : `${part}/`
    const answer = await fetch(new URL(`assets/i18n/${folder}${encodeURIComponent(key)}.json`, this.#base))
    const isFile = answer.ok && answer.headers.get('content-type')?.includes('json')
    if (!isFile) throw new Error(`There is no language file ${folder}${key}.json: choose one of /rest/languages.`)
    this.i18n.addResourceBundle(key, part, await answer.json())
  }
}

function withOverrides(texts: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, own[key] ?? text]))
}

/** BCP 47 tag of a language: `de-DE` for `de_DE`. */
export function localeOf(key: string): string {
  return key.replaceAll('_', '-')
}
