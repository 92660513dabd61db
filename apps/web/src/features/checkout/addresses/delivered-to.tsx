import { useTranslation } from 'react-i18next'
import { useAddress } from '../order/chosen.ts'
import { PostalAddress } from './postal-address.tsx'

/** Delivery address of an order. Renders nothing until it is loaded, or if it was deleted. */
export function DeliveredTo({ addressId }: { readonly addressId: string | number }) {
  const { t } = useTranslation()
  const { data } = useAddress(addressId)
  return (
    data && (
      <section aria-label={t('DELIVERY_ADDRESS')}>
        <h2>{t('DELIVERY_ADDRESS')}</h2>
        <PostalAddress address={data} />
      </section>
    )
  )
}
