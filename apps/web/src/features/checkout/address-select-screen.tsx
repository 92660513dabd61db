import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useServices } from '../../lib/services.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'
import styles from './address-list.module.css'
import { useAddresses } from './addresses.ts'
import { CheckoutActions, CheckoutScreen } from './checkout-screen.tsx'
import { NewAddressLink } from './new-address-link.tsx'
import { PostalAddress } from './postal-address.tsx'

/** Where the order goes. The choice is kept for the screens that follow. */
export function AddressSelectScreen() {
  const { t } = useTranslation()
  const { session } = useServices()
  const navigate = useNavigate()
  const addresses = useAddresses()
  const [chosen, setChosen] = useState(session.checkout.addressId)
  // One that was removed in the meantime counts no more.
  const address = addresses.data?.find(({ id }) => String(id) === chosen)

  return (
    <CheckoutScreen step="address" title={t('TITLE_SELECT_ADDRESS')}>
      {addresses.isPending && <p role="status">{t('LOADING')}</p>}
      {addresses.isError && !addresses.data && (
        <LoadFailure title={t('ADDRESSES_FAILED')} error={addresses.error} onRetry={() => addresses.refetch()} />
      )}
      {addresses.data?.length === 0 && (
        <EmptyState picture="no-addresses" title={t('NO_ADDRESSES')} hint={t('NO_ADDRESSES_TO_SELECT')}>
          <NewAddressLink look="primary" isForOrder />
        </EmptyState>
      )}
      {addresses.data && addresses.data.length > 0 && (
        <>
          <fieldset className={styles.list} aria-label={t('TITLE_SELECT_ADDRESS')}>
            {addresses.data.map((each) => (
              <RadioCard
                key={each.id}
                name="address"
                value={String(each.id)}
                checked={each === address}
                onChoose={() => {
                  session.checkout.addressId = String(each.id)
                  setChosen(String(each.id))
                }}
              >
                <PostalAddress address={each} />
              </RadioCard>
            ))}
          </fieldset>
          <CheckoutActions>
            <NewAddressLink look="outline" isForOrder />
            <Button look="primary" disabled={!address} onClick={() => navigate('/delivery-method')}>
              {t('CONTINUE')}
              <Icon name="forward" size={20} />
            </Button>
          </CheckoutActions>
        </>
      )}
    </CheckoutScreen>
  )
}
