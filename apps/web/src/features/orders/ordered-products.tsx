import type { Order } from '@fruit/contracts/calls/orders'
import { actionsCell, DataTable, numberCell } from '@fruit/look/data-table.tsx'
import { Cell, Row } from '@fruit/look/table.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { amountText } from '../../lib/price.ts'
import styles from './ordered-products.module.css'

/** A product as it was when it was ordered. */
export type OrderedProduct = Order['products'][number]

interface OrderedProductsProps {
  readonly order: Order
  /** Renders the name of a product; defaults to plain text. */
  readonly drawName?: (product: OrderedProduct) => ReactNode
  /** Action for each product. */
  readonly action?: { readonly label: string; readonly draw: (product: OrderedProduct) => ReactNode }
}

/** The products of an order with their prices. */
export function OrderedProducts({ order, drawName, action }: OrderedProductsProps) {
  const { t, i18n } = useTranslation()
  const money = (amount: number) => amountText(amount, i18n.language)
  const discount = Number(order.promotionalAmount ?? 0)
  return (
    <>
      <DataTable
        caption={t('ORDERED_PRODUCTS')}
        columns={[
          { label: t('PRODUCT') },
          { label: t('PRICE'), isNumber: true },
          { label: t('QUANTITY'), isNumber: true },
          { label: t('TOTAL_PRICE'), isNumber: true },
          ...(action ? [{ label: action.label, isActions: true }] : []),
        ]}
      >
        {order.products.map((product) => (
          <Row key={`${product.id} ${product.name}`}>
            <Cell column="product" isHeader>
              {drawName?.(product) ?? product.name}
            </Cell>
            <Cell column="price" className={numberCell}>
              {money(product.price)}
            </Cell>
            <Cell column="quantity" className={`${numberCell} ${styles.quantity}`}>
              {product.quantity}
            </Cell>
            <Cell column="total" className={`${numberCell} ${styles.total}`}>
              {money(product.total)}
            </Cell>
            {action && (
              <Cell column="review" className={actionsCell}>
                {action.draw(product)}
              </Cell>
            )}
          </Row>
        ))}
      </DataTable>
      <dl className={styles.sums}>
        {discount !== 0 && <Sum label={t('DISCOUNT')} amount={money(-discount)} />}
        {order.deliveryPrice !== undefined && <Sum label={t('DELIVERY')} amount={money(order.deliveryPrice)} />}
        <Sum label={t('TOTAL_PRICE')} amount={money(order.totalPrice)} />
        <Sum label={t('BONUS_POINTS_EARNED')} amount={String(order.bonus)} />
      </dl>
    </>
  )
}

/** A row with an amount below the products. */
function Sum({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
