import type { Order } from '@fruit/contracts/calls/orders'
import { useTranslation } from 'react-i18next'
import { amountText } from '../../lib/price.ts'
import styles from './track-result.module.css'

/** What was ordered, and what it cost. */
export function OrderedProducts({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation()
  const money = (amount: number) => amountText(amount, i18n.language)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('ORDERED_PRODUCTS')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('PRODUCT')}</th>
            <th scope="col">{t('PRICE')}</th>
            <th scope="col">{t('QUANTITY')}</th>
            <th scope="col">{t('TOTAL_PRICE')}</th>
          </tr>
        </thead>
        <tbody>
          {order.products.map((product) => (
            <tr key={`${product.id} ${product.name}`}>
              <th scope="row">{product.name}</th>
              <td>{money(product.price)}</td>
              <td>{product.quantity}</td>
              <td>{money(product.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('TOTAL_PRICE')}
            </th>
            <td>{money(order.totalPrice)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              {t('BONUS_POINTS_EARNED')}
            </th>
            <td>{order.bonus}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
