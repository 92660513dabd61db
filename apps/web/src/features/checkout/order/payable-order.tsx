import { useTranslation } from 'react-i18next'
import { amountText } from '../../../lib/price.ts'
import { Amounts } from '../../../ui/with-sum.tsx'

/** The amounts of an order that are known before payment. */
export interface PayableOrder {
  readonly items: number
  readonly discount: number
  /** The discount as a percentage of the products. */
  readonly percent: number
}

/**
 * Total of an order: products and delivery less the discount, in whole cents. The server computes the same sum when the
 * order is placed.
 */
export function orderTotal({ items, discount }: PayableOrder, delivery: number): number {
  return Math.round((items - discount + delivery) * 100) / 100
}

/** The sum of an order, item by item. @param delivery its price; null: it is not chosen yet */
export function OrderAmounts({ order, delivery }: { readonly order: PayableOrder; readonly delivery: number | null }) {
  const { t, i18n } = useTranslation()
  const money = (amount: number) => amountText(amount, i18n.language)
  const { items, discount, percent } = order
  return (
    <Amounts
      rows={[
        { label: t('BASKET_ITEMS'), amount: money(items) },
        ...(discount === 0 ? [] : [{ label: t('DISCOUNT_OF', { percent }), amount: money(-discount) }]),
        { label: t('DELIVERY'), amount: delivery === null ? t('DELIVERY_OPEN') : money(delivery) },
      ]}
      total={{ label: t('TOTAL'), amount: money(orderTotal(order, delivery ?? 0)) }}
    />
  )
}
