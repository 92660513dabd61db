import { DeliveredTo } from '../features/checkout/addresses/delivered-to.tsx'
import { OrderCompletionScreen } from '../features/orders/order-completion-screen.tsx'

/** The confirmation of an order, with its delivery address. */
export function OrderCompletion() {
  return <OrderCompletionScreen destination={(addressId) => <DeliveredTo addressId={addressId} />} />
}
