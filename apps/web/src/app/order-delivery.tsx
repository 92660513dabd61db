import { DeliveryScreen } from '../features/checkout/order/delivery-screen.tsx'
import { usePayableOrder } from './use-payable-order.ts'

/** Choice of the delivery method, with the sum of the order. */
export function OrderDelivery() {
  return <DeliveryScreen order={usePayableOrder()} />
}
