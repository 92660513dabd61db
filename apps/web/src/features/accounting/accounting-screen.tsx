import { useTranslation } from 'react-i18next'
import styles from './accounting.module.css'
import { OrderList } from './order-list.tsx'
import { StockList } from './stock-list.tsx'

/** Accounting of the shop: orders, stock and prices. */
export function AccountingScreen() {
  const { t } = useTranslation()
  return (
    <div className={styles.screen}>
      <h1 className="heading">{t('TITLE_ACCOUNTING')}</h1>
      <OrderList />
      <StockList />
    </div>
  )
}
