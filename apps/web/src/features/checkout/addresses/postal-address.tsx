import type { DeliveryAddress } from '@fruit/contracts/calls/addresses'
import { useTranslation } from 'react-i18next'
import styles from './postal-address.module.css'

/** An address in postal format, with the phone number. */
export function PostalAddress({ address }: { readonly address: DeliveryAddress }) {
  const { t } = useTranslation()
  const place = [address.city, address.state, address.zipCode].filter(Boolean).join(', ')
  return (
    <address className={styles.address}>
      <strong>{address.fullName}</strong>
      <span>{address.streetAddress}</span>
      <span>{place}</span>
      <span>{address.country}</span>
      <span className={styles.phone}>{t('PHONE_OF', { number: address.mobileNum })}</span>
    </address>
  )
}
