import { buttonClass } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useServices } from '../../lib/services.ts'
import styles from './order-links.module.css'

interface OrderLinksProps {
  readonly orderId: string
  /** The order was just placed. */
  readonly isNew?: boolean
}

/** Links to the tracking of an order and to its printable confirmation. */
export function OrderLinks({ orderId, isNew = false }: OrderLinksProps) {
  const { t } = useTranslation()
  const { base } = useServices()
  const tracking = `/track-result${isNew ? '/new' : ''}?${new URLSearchParams({ id: orderId })}`
  return (
    <div className={styles.links}>
      <Link to={tracking} className={buttonClass('outline')} aria-label={t('TRACK_ORDER_OF', { orderId })}>
        <Icon name="transit" size={20} />
        {t('TRACK_ORDER')}
      </Link>
      <a
        href={new URL(`ftp/order_${encodeURIComponent(orderId)}.pdf`, base).href}
        target="_blank"
        rel="noopener"
        className={buttonClass('outline')}
        aria-label={t('PRINT_CONFIRMATION_OF', { orderId })}
      >
        <Icon name="document" size={20} />
        {t('PRINT_CONFIRMATION')}
      </a>
    </div>
  )
}
