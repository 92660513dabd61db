import { localeOf } from '../../lib/i18n.ts'

/** Longer times are shown in hours. */
const MAX_MINUTES = 120

/**
 * Duration of a path as text: in minutes, or in hours rounded to halves.
 *
 * @param language key such as `de_DE`
 */
export function pathTime(minutes: number, language: string): string {
  const inMinutes = minutes <= MAX_MINUTES
  const unit = { style: 'unit', unit: inMinutes ? 'minute' : 'hour', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(localeOf(language), unit).format(inMinutes ? minutes : Math.round(minutes / 30) / 2)
}
