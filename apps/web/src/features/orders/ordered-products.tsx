import type { Order } from '@fruit/contracts/calls/orders'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { amountText } from '../../lib/price.ts'
import { actionsCell, DataTable, numberCell } from '../../ui/data-table.tsx'
import styles from './ordered-products.module.css'

/** A product in an order, as it was when it was ordered. */
export type OrderedProduct = Order['products'][number]

interface OrderedProductsProps {
  readonly order: Order
  /** What the name of a product is drawn as; nothing: as it is. */
  readonly drawName?: (product: OrderedProduct) => ReactNode
  /** What can be done with a product. */
  readonly action?: { readonly label: string; readonly draw: (product: OrderedProduct) => ReactNode }
}

/** What was ordered, and what it cost. */
export function OrderedProducts({ order, drawName, action }: OrderedProductsProps) {
  const { t, i18n } = useTranslation()
  const money = (amount: number) => amountText(amount, i18n.language)
  const discount = Number(order.promotionalAmount ?? 0)
  return (
    <DataTable
      caption={t('ORDERED_PRODUCTS')}
      columns={[
        { label: t('PRODUCT') },
        { label: t('PRICE'), isNumber: true },
        { label: t('QUANTITY'), isNumber: true },
        { label: t('TOTAL_PRICE'), isNumber: true },
        ...(action ? [{ label: action.label, isActions: true }] : []),
      ]}
      foot={
        <>
          {discount !== 0 && <Sum label={t('DISCOUNT')} amount={money(-discount)} isShort={!action} />}
          {order.deliveryPrice !== undefined && (
            <Sum label={t('DELIVERY')} amount={money(order.deliveryPrice)} isShort={!action} />
          )}
          <Sum label={t('TOTAL_PRICE')} amount={money(order.totalPrice)} isShort={!action} />
          <Sum label={t('BONUS_POINTS_EARNED')} amount={String(order.bonus)} isShort={!action} />
        </>
      }
    >
      {order.products.map((product) => (
        <tr key={`${product.id} ${product.name}`}>
          <th scope="row">{drawName?.(product) ?? product.name}</th>
          <td className={numberCell}>{money(product.price)}</td>
          <td className={`${numberCell} ${styles.quantity}`}>{product.quantity}</td>
          <td className={`${numberCell} ${styles.total}`}>{money(product.total)}</td>
          {action && <td className={actionsCell}>{action.draw(product)}</td>}
        </tr>
      ))}
    </DataTable>
  )
}

interface SumProps {
  readonly label: string
  readonly amount: string
  /** The column of totals is the last one. */
  readonly isShort: boolean
}

/** A row below the products. */
function Sum({ label, amount, isShort }: SumProps) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td>{amount}</td>
      {!isShort && <td className={actionsCell} />}
    </tr>
  )
}
