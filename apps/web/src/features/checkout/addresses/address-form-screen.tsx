import type { DeliveryAddress } from '@fruit/contracts/calls/addresses'
import { CallError } from '@fruit/look/api.ts'
import { buttonClass } from '@fruit/look/button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { errorText } from '../../../lib/error-text.ts'
import { useServices } from '../../../lib/services.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { CheckoutScreen } from '../order/checkout-screen.tsx'
import { useAddress, useDelivery } from '../order/chosen.ts'
import { OrderStep } from '../order/order-step.tsx'
import type { PayableOrder } from '../order/payable-order.tsx'
import { AddressForm } from './address-form.tsx'
import type { TypedAddress } from './addresses.ts'
import type { NewAddressPurpose } from './new-address-link.tsx'

const EMPTY: TypedAddress = {
  country: '',
  fullName: '',
  mobileNum: '',
  zipCode: '',
  streetAddress: '',
  city: '',
  state: '',
}

/**
 * A new address: for the current order if the customer came from its checkout, else for later.
 *
 * @param order content of the basket
 */
export function NewAddressScreen({ order }: { readonly order: PayableOrder | null }) {
  const { t } = useTranslation()
  const { session } = useServices()
  const navigate = useNavigate()
  const { state } = useLocation() as { readonly state: NewAddressPurpose | null }
  const [{ isForOrder = false, from = isForOrder ? '/address/select' : '/address/saved' }] = useState(state ?? {})
  const delivery = useDelivery(isForOrder ? session.checkout.deliveryMethodId : null)
  const form = (
    <AddressForm
      id={null}
      address={EMPTY}
      onBack={() => navigate(from)}
      onSaved={({ id }) => {
        if (isForOrder) session.checkout.addressId = String(id)
        return navigate(from)
      }}
    />
  )
  if (!isForOrder) return <CheckoutScreen title={t('TITLE_NEW_ADDRESS')}>{form}</CheckoutScreen>
  return (
    <OrderStep step="address" title={t('TITLE_NEW_ADDRESS')} order={order} delivery={delivery.data?.price ?? null}>
      {form}
    </OrderStep>
  )
}

/** Form for a saved address. */
export function EditAddressScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { addressId = null } = useParams()
  const address = useAddress(addressId)
  return (
    <CheckoutScreen title={t('TITLE_EDIT_ADDRESS')}>
      {address.isPending && <p role="status">{t('LOADING')}</p>}
      {address.isError &&
        !address.data &&
        (isMissing(address.error) ? (
          <EmptyState picture="no-results" title={t('ADDRESS_FAILED')} hint={errorText(address.error, t)}>
            <Link to="/address/saved" className={buttonClass('primary')}>
              {t('TITLE_SAVED_ADDRESSES')}
            </Link>
          </EmptyState>
        ) : (
          <LoadFailure title={t('ADDRESS_FAILED')} error={address.error} onRetry={() => address.refetch()} />
        ))}
      {address.data && (
        <AddressForm
          key={addressId}
          id={addressId}
          address={toTypedAddress(address.data)}
          onBack={() => navigate('/address/saved')}
          onSaved={() => navigate('/address/saved')}
        />
      )}
    </CheckoutScreen>
  )
}

function toTypedAddress({
  country,
  fullName,
  mobileNum,
  zipCode,
  streetAddress,
  city,
  state,
}: DeliveryAddress): TypedAddress {
  return { country, fullName, mobileNum: String(mobileNum), zipCode, streetAddress, city, state: state ?? '' }
}

/** A retry would not help. */
function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 400 || error.status === 404)
}
