import { NewAddressScreen } from '../features/checkout/addresses/address-form-screen.tsx'
import { AddressSelectScreen } from '../features/checkout/addresses/address-select-screen.tsx'
import { usePayableOrder } from './use-payable-order.ts'

/** Choice of the delivery address, with the sum of the order. */
export function OrderAddress() {
  return <AddressSelectScreen order={usePayableOrder()} />
}

/** Form for a new address, with the sum of the order if it belongs to one. */
export function NewAddress() {
  return <NewAddressScreen order={usePayableOrder()} />
}
