import { useBasket } from '../features/basket/basket.ts'
import { CouponForm } from '../features/basket/coupon-form.tsx'
import { PaymentScreen } from '../features/checkout/payment/payment-screen.tsx'
import { usePayableOrder } from './use-payable-order.ts'

/** Payment for the basket, or for the item that the address names. */
export function Payment() {
  const { data: basket } = useBasket()
  return <PaymentScreen order={usePayableOrder()} couponForm={basket && <CouponForm basket={basket} />} />
}
