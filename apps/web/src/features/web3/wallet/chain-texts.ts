import { formatEther } from 'viem'
import { localeOf } from '../../../lib/i18n.ts'

/** Shortens an address: `0x1234…abcd`. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

/**
 * An amount of a coin with 18 decimals, of which at most six are shown.
 *
 * @param wei the smallest unit
 * @param language key such as `de_DE`
 */
export function coinText(wei: bigint, language: string): string {
  const [whole, decimals = ''] = formatEther(wei).split('.') as [string, string?]
  // linear-ok: six digits at most
  const shown = decimals.slice(0, 6).replace(/0+$/, '')
  const format = new Intl.NumberFormat(localeOf(language), { useGrouping: true })
  const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')!.value
  // An amount above 0 is never shown as 0.
  if (wei !== 0n && shown === '' && /^-?0$/.test(whole)) return `<${format.format(0)}${point}000001`
  return format.format(BigInt(whole)) + (shown && point + shown)
}
