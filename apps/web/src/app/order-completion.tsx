import { DeliveredTo } from '../features/checkout/delivered-to.tsx'
import { OrderCompletionScreen } from '../features/orders/order-completion-screen.tsx'

/** The confirmation of an order, with the address that it goes to. */
export function OrderCompletion() {
  return <OrderCompletionScreen destination={(addressId) => <DeliveredTo addressId={addressId} />} />
}
