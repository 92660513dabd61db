import { NewAddressScreen } from '../features/checkout/address-form-screen.tsx'
import { AddressSelectScreen } from '../features/checkout/address-select-screen.tsx'
import { usePayableOrder } from './use-payable-order.ts'

/** Where the order goes, with what it comes to. */
export function OrderAddress() {
  return <AddressSelectScreen order={usePayableOrder()} />
}

/** A new address, with what the order comes to when it is for that. */
export function NewAddress() {
  return <NewAddressScreen order={usePayableOrder()} />
}
