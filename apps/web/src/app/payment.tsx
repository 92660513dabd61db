import { useBasket } from '../features/basket/basket.ts'
import { basketSum } from '../features/basket/basket-sum.ts'
import { useDiscount } from '../features/basket/coupon.ts'
import { CouponForm } from '../features/basket/coupon-form.tsx'
import { PaymentScreen } from '../features/checkout/payment-screen.tsx'
import { useSession } from '../lib/services.ts'

/** Pays for what is in the basket, or for what the address names. */
export function Payment() {
  const { role } = useSession()
  const { data: basket } = useBasket()
  const percent = useDiscount({ id: basket?.id ?? 0, coupon: basket?.coupon ?? null })
  const lines = basket?.Products ?? []
  return (
    <PaymentScreen
      order={lines.length > 0 ? { ...basketSum(lines, role, percent), percent } : null}
      couponForm={basket && <CouponForm basket={basket} />}
    />
  )
}
