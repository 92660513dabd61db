import type { Order } from '@fruit/contracts/calls/orders'
import { Button, buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dateText } from '../../lib/date-text.ts'
import { useSession } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadState } from '../../ui/load-failure.tsx'
import { sheetClass } from '../../ui/sheet.ts'
import { StateBadge } from '../../ui/state-badge.tsx'
import styles from './order-history.module.css'
import { OrderLinks } from './order-links.tsx'
import { type OrderedProduct, OrderedProducts } from './ordered-products.tsx'

interface OrderHistoryScreenProps {
  /** Shows the current data of a product. */
  readonly onShow: (product: OrderedProduct) => void
  /** Opens the review form of a product. */
  readonly onReview: (product: OrderedProduct) => void
}

/** The customer's orders, newest first. */
export function OrderHistoryScreen(actions: OrderHistoryScreenProps) {
  const { t } = useTranslation()
  const { token } = useSession()
  const orders = useShopQuery(['order-history', token], async (call) => (await call('GET /rest/order-history')).data)
  return (
    <div className={styles.screen}>
      <h1 className="heading">{t('TITLE_ORDER_HISTORY')}</h1>
      <LoadState query={orders} failure={t('ORDERS_FAILED')} />
      {orders.data?.length === 0 && (
        <EmptyState picture="no-orders" title={t('NO_ORDERS')} hint={t('NO_ORDERS_HINT')}>
          <Link to="/search" className={buttonClass('primary')}>
            {t('GO_TO_SHOP')}
          </Link>
        </EmptyState>
      )}
      {orders.data?.map((order) => (
        <PastOrder key={order._id} order={order} {...actions} />
      ))}
    </div>
  )
}

function PastOrder({ order, onShow, onReview }: OrderHistoryScreenProps & { readonly order: Order }) {
  const { t, i18n } = useTranslation()
  const heading = useId()
  return (
    <article className={sheetClass(styles.order)} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading}>
          {t('ORDER_NUMBER')} <code>{order.orderId}</code>
        </h2>
        <StateBadge icon={order.delivered ? 'delivered' : 'transit'} isDone={order.delivered}>
          {order.delivered ? t('DELIVERY_DELIVERED') : t('DELIVERY_TRANSIT')}
        </StateBadge>
        {order.createdAt && (
          <p className={styles.date}>{t('ORDERED_ON', { date: dateText(order.createdAt, i18n.language) })}</p>
        )}
      </header>
      <OrderedProducts
        order={order}
        drawName={(product) => (
          <button type="button" className={styles.product} aria-haspopup="dialog" onClick={() => onShow(product)}>
            {product.name}
          </button>
        )}
        action={{
          label: t('REVIEW'),
          draw: (product) => (
            <Button
              look="quiet"
              aria-haspopup="dialog"
              aria-label={t('REVIEW_PRODUCT', { product: product.name })}
              onClick={() => onReview(product)}
            >
              <Icon name="feedback" size={20} />
              {t('REVIEW')}
            </Button>
          ),
        }}
      />
      <OrderLinks orderId={order.orderId} />
    </article>
  )
}
