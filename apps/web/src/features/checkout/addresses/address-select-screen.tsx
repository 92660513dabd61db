import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useServices } from '../../../lib/services.ts'
import { CheckoutActions } from '../order/checkout-screen.tsx'
import { useDelivery } from '../order/chosen.ts'
import { OrderStep } from '../order/order-step.tsx'
import type { PayableOrder } from '../order/payable-order.tsx'
import { AddressChoice } from './address-choice.tsx'
import { useAddresses } from './addresses.ts'
import { NewAddressLink } from './new-address-link.tsx'

const FOR_ORDER = { isForOrder: true } as const

/** Choice of the delivery address, which is stored for the next screens. @param order content of the basket */
export function AddressSelectScreen({ order }: { readonly order: PayableOrder | null }) {
  const { t } = useTranslation()
  const { session } = useServices()
  const navigate = useNavigate()
  const addresses = useAddresses()
  const delivery = useDelivery(session.checkout.deliveryMethodId)
  const [chosen, setChosen] = useState(session.checkout.addressId)
  // Ignores an address that was removed in the meantime.
  const address = addresses.data?.find(({ id }) => String(id) === chosen)

  return (
    <OrderStep
      step="address"
      title={t('TITLE_SELECT_ADDRESS')}
      order={order}
      delivery={delivery.data?.price ?? null}
      actions={
        addresses.data &&
        addresses.data.length > 0 && (
          <CheckoutActions>
            <Button
              look="primary"
              aria-label={t('CONTINUE_TO_DELIVERY')}
              disabled={!address}
              onClick={() => navigate('/delivery-method')}
            >
              {t('CONTINUE')}
              <Icon name="forward" size={20} />
            </Button>
          </CheckoutActions>
        )
      }
    >
      <AddressChoice
        label={t('TITLE_SELECT_ADDRESS')}
        emptyHint={t('NO_ADDRESSES_TO_SELECT')}
        purpose={FOR_ORDER}
        chosen={chosen}
        onChoose={(id) => {
          session.checkout.addressId = id
          setChosen(id)
        }}
      >
        <div>
          <NewAddressLink look="outline" purpose={FOR_ORDER} />
        </div>
      </AddressChoice>
    </OrderStep>
  )
}
