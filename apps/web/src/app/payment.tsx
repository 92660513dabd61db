import { useBasket } from '../features/basket/basket.ts'
import { CouponForm } from '../features/basket/coupon-form.tsx'
import { PaymentScreen } from '../features/checkout/payment-screen.tsx'
import { usePayableOrder } from './use-payable-order.ts'

/** Pays for what is in the basket, or for what the address names. */
export function Payment() {
  const { data: basket } = useBasket()
  return <PaymentScreen order={usePayableOrder()} couponForm={basket && <CouponForm basket={basket} />} />
}
