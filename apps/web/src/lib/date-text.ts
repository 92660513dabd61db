import { localeOf } from './i18n.ts'

/**
 * A day as people write it: `21 November 2026`.
 *
 * @param time in ISO 8601
 * @param language key such as `de_DE`
 */
export function dateText(time: string, language: string): string {
  // The shop's English is British.
  const locale = language === 'en' ? 'en-GB' : localeOf(language)
  return new Date(time).toLocaleDateString(locale, { dateStyle: 'long' })
}
