import { useTranslation } from 'react-i18next'
import { useAddress } from './chosen.ts'
import { PostalAddress } from './postal-address.tsx'

/** Where an order goes. Nothing while that is not known, and when the address was deleted since. */
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
