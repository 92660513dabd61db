import type { Product } from '@fruit/contracts/calls/products'
import { useTranslation } from 'react-i18next'
import { localeOf } from './i18n.ts'
import { useSession } from './services.ts'
import type { Role } from './token.ts'

/** Price of one product for this role: deluxe members pay the deluxe price. */
export function priceFor(product: Pick<Product, 'price' | 'deluxePrice'>, role: Role | null): number {
  return role === 'deluxe' ? product.deluxePrice : product.price
}

/** Bonus points that this role earns for one product. */
export function bonusFor(product: Pick<Product, 'price' | 'deluxePrice'>, role: Role | null): number {
  return Math.round(priceFor(product, role) / 10)
}

/** Formats by language, cached because creating one takes longer than rendering a card. */
const FORMATS = new Map<string, Intl.NumberFormat>()

function formatOf(language: string): Intl.NumberFormat {
  const made = FORMATS.get(language)
  if (made) return made
  const format = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  FORMATS.set(language, format)
  return format
}

/**
 * Formats an amount with two decimals and the shop's currency: `1.99¤`.
 *
 * @param language key such as `de_DE`
 */
export function amountText(amount: number, language: string): string {
  return `${formatOf(language).format(amount)}¤`
}

/** Price of a product for the current user. */
export function useVisiblePrice(product: Product): {
  readonly text: string
  /** List price, if the user pays less; else null. */
  readonly before: string | null
} {
  const { role } = useSession()
  const { i18n } = useTranslation()
  const price = priceFor(product, role)
  return {
    text: amountText(price, i18n.language),
    before: price < product.price ? amountText(product.price, i18n.language) : null,
  }
}
