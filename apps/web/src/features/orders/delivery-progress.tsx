import { Icon, type IconName } from '@fruit/look/icon.tsx'
import { useTranslation } from 'react-i18next'
import styles from './delivery-progress.module.css'
import { type DeliveryStatus, STATIONS } from './delivery-status.ts'

const ICONS: Readonly<Record<DeliveryStatus, IconName>> = {
  new: 'document',
  packing: 'packing',
  transit: 'transit',
  delivered: 'delivered',
}

/** The stations of an order, with those that it has reached. */
export function DeliveryProgress({ status }: { readonly status: DeliveryStatus }) {
  const { t } = useTranslation()
  const names = {
    new: t('DELIVERY_NEW'),
    packing: t('DELIVERY_PACKING'),
    transit: t('DELIVERY_TRANSIT'),
    delivered: t('DELIVERY_DELIVERED'),
  }
  const reached = STATIONS.indexOf(status)
  return (
    <ol className={styles.stations} aria-label={t('DELIVERY_STATUS')}>
      {STATIONS.map((station, index) => (
        <li
          key={station}
          className={index <= reached ? styles.reached : undefined}
          aria-current={station === status ? 'step' : undefined}
        >
          <span className={styles.station}>
            <Icon name={ICONS[station]} />
          </span>
          {names[station]}
        </li>
      ))}
    </ol>
  )
}
