import type { Order } from '@fruit/contracts/calls/orders'
import { buttonClass } from '@fruit/look/button.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useServices } from '../../lib/services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { sheetClass } from '../../ui/sheet.ts'
import styles from './order-completion.module.css'
import { OrderLinks } from './order-links.tsx'
import { OrderedProducts } from './ordered-products.tsx'
import { isKnown, useTrackedOrder } from './tracked-order.ts'

interface OrderCompletionScreenProps {
  /** Renders the delivery address; passed in by the app, because addresses belong to another feature. */
  readonly destination: (addressId: string | number) => ReactNode
}

/** Confirmation of an order and the next steps. */
export function OrderCompletionScreen({ destination }: OrderCompletionScreenProps) {
  const { t } = useTranslation()
  const { base } = useServices()
  const { id = '' } = useParams()
  const order = useTrackedOrder(id)
  return (
    <div className={styles.screen}>
      {order.isPending && <p role="status">{t('LOADING')}</p>}
      {order.isError && <LoadFailure title={t('ORDER_FAILED')} error={order.error} onRetry={() => order.refetch()} />}
      {order.data &&
        (isKnown(order.data) ? (
          <>
            <header className={styles.header}>
              <img src={new URL('assets/public/images/delivered.svg', base).href} alt="" width={240} height={180} />
              <div className={styles.thanks}>
                <h1 className="heading confirmation">{t('ORDER_THANKS')}</h1>
                <p>{t('ORDER_PLACED')}</p>
                <p className={styles.number}>
                  {t('ORDER_NUMBER')} <code>{order.data.orderId}</code>
                </p>
                <OrderLinks orderId={order.data.orderId} isNew />
              </div>
            </header>
            <Details order={order.data} destination={destination} />
            <p className={styles.onwards}>
              <Link to="/search" className={buttonClass('quiet')}>
                {t('GO_TO_SHOP')}
              </Link>
            </p>
          </>
        ) : (
          <>
            <h1 className="heading">{t('TITLE_ORDER_COMPLETION')}</h1>
            <div role="status">
              <EmptyState picture="no-results" title={t('NO_SEARCH_RESULT')} hint={t('ORDER_UNKNOWN')}>
                <Link to="/search" className={buttonClass('primary')}>
                  {t('GO_TO_SHOP')}
                </Link>
              </EmptyState>
            </div>
          </>
        ))}
    </div>
  )
}

function Details({ order, destination }: OrderCompletionScreenProps & { readonly order: Order }) {
  const { t } = useTranslation()
  return (
    <div className={sheetClass(styles.details)}>
      <div className={styles.journey}>
        <section aria-label={t('DELIVERY')}>
          <h2>{t('DELIVERY')}</h2>
          <p>{t('ARRIVES_IN_DAYS', { count: Number(order.eta) })}</p>
        </section>
        {order.addressId !== null && order.addressId !== undefined && destination(order.addressId)}
      </div>
      <OrderedProducts order={order} />
    </div>
  )
}
