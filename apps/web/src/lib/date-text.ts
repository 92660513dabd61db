import { localeOf } from './i18n.ts'

/** The shop's English is British. */
const tagOf = (language: string) => (language === 'en' ? 'en-GB' : localeOf(language))

/**
 * A day as people write it: `21 November 2026`.
 *
 * @param time in ISO 8601
 * @param language key such as `de_DE`
 */
export function dateText(time: string, language: string): string {
  return new Date(time).toLocaleDateString(tagOf(language), { dateStyle: 'long' })
}

/**
 * A day and the time of day: `21 November 2026 at 14:03`.
 *
 * @param time in ISO 8601
 * @param language key such as `de_DE`
 */
export function momentText(time: string, language: string): string {
  return new Date(time).toLocaleString(tagOf(language), { dateStyle: 'long', timeStyle: 'short' })
}
