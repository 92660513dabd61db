import { DeliveryScreen } from '../features/checkout/delivery-screen.tsx'
import { usePayableOrder } from './use-payable-order.ts'

/** How fast the order comes, with what it comes to. */
export function OrderDelivery() {
  return <DeliveryScreen order={usePayableOrder()} />
}
