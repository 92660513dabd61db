import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import english from '../../public/assets/i18n/en.json'

/** Key of a text in the language files. */
export type MessageKey = keyof typeof english

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english }
    keySeparator: false
    nsSeparator: false
    returnNull: false
  }
}

/** Life of the cookie `language`: a year. */
export const LANGUAGE_SECONDS = 365 * 24 * 60 * 60

/**
 * Texts of the app. English is part of the bundle and stands in wherever another language has no text.
 *
 * @param key of a language such as `de_DE`, from the cookie; null or unknown: English
 * @param base address of the shop, with a slash at the end
 * @param own texts in place of English ones, by their keys
 */
export async function createTexts(
  key: string | null,
  base: string,
  own: Readonly<Record<string, string>>,
): Promise<I18n> {
  const texts = createInstance()
  await texts.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: { ...english, ...own } } },
    keySeparator: false,
    nsSeparator: false,
    // Keys of languages are locale names with an underscore; they are used as they are.
    load: 'currentOnly',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    showSupportNotice: false,
  })
  if (key && key !== 'en') await changeLanguage(texts, key, base).catch(() => changeLanguage(texts, 'en', base))
  return texts
}

/**
 * Shows the app in another language.
 *
 * @param key of a language, such as `de_DE`
 * @throws Error when there is no file for it, or it does not load; the language stays as it is
 */
export async function changeLanguage(texts: I18n, key: string, base: string): Promise<void> {
  if (!texts.hasResourceBundle(key, 'translation')) {
    const answer = await fetch(new URL(`assets/i18n/${encodeURIComponent(key)}.json`, base))
    const isFile = answer.ok && answer.headers.get('content-type')?.includes('json')
    if (!isFile) throw new Error(`There is no language file ${key}.json: choose one of /rest/languages.`)
    texts.addResourceBundle(key, 'translation', await answer.json())
  }
  await texts.changeLanguage(key)
  document.documentElement.lang = localeOf(key)
  document.documentElement.dir = texts.dir(localeOf(key))
}

/** The tag that browsers know a language by: `de-DE` of `de_DE`. */
export function localeOf(key: string): string {
  return key.replaceAll('_', '-')
}
