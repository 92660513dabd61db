import { localeOf } from './i18n.ts'

/** The shop's English is British. */
const tagOf = (language: string) => (language === 'en' ? 'en-GB' : localeOf(language))

/**
 * Formats a day, such as `21 November 2026`.
 *
 * @param time in ISO 8601
 * @param language key such as `de_DE`
 */
export function dateText(time: string, language: string): string {
  return new Date(time).toLocaleDateString(tagOf(language), { dateStyle: 'long' })
}

/**
 * Formats a day with the time of day, such as `21 November 2026 at 14:03`.
 *
 * @param time in ISO 8601
 * @param language key such as `de_DE`
 */
export function momentText(time: string, language: string): string {
  return new Date(time).toLocaleString(tagOf(language), { dateStyle: 'long', timeStyle: 'short' })
}
