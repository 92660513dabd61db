import { localeOf } from '../../lib/i18n.ts'

/** Up to here a time is told in minutes. */
const MOST_MINUTES = 120

/**
 * How long a path takes, in words of a language: minutes, or of longer ones hours and halves of them.
 *
 * @param language key such as `de_DE`
 */
export function pathTime(minutes: number, language: string): string {
  const inMinutes = minutes <= MOST_MINUTES
  const unit = { style: 'unit', unit: inMinutes ? 'minute' : 'hour', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(localeOf(language), unit).format(inMinutes ? minutes : Math.round(minutes / 30) / 2)
}
