import { useBasket } from '../features/basket/basket.ts'
import { basketSum } from '../features/basket/basket-sum.ts'
import { useDiscount } from '../features/basket/coupon.ts'
import type { PayableOrder } from '../features/checkout/order/payable-order.tsx'
import { useSession } from '../lib/services.ts'

/** Amounts of the basket to be paid; null while the basket is empty or not loaded. */
export function usePayableOrder(): PayableOrder | null {
  const { role } = useSession()
  const { data: basket } = useBasket()
  const percent = useDiscount({ id: basket?.id ?? 0, coupon: basket?.coupon ?? null })
  const lines = basket?.Products ?? []
  if (lines.length === 0) return null
  const { items, discount } = basketSum(lines, role, percent)
  return { items, discount, percent }
}
