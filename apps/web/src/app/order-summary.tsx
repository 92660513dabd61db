import { useTranslation } from 'react-i18next'
import { useBasket } from '../features/basket/basket.ts'
import { basketSum } from '../features/basket/basket-sum.ts'
import { BasketTable } from '../features/basket/basket-table.tsx'
import { useDiscount, useForgetCampaign } from '../features/basket/coupon.ts'
import { OrderSummaryScreen } from '../features/checkout/order/order-summary-screen.tsx'
import { useSession } from '../lib/services.ts'
import { LoadState } from '../ui/load-failure.tsx'

/** The last step before an order is placed: the basket and the choices of the checkout. */
export function OrderSummary() {
  const { t } = useTranslation()
  const { role } = useSession()
  const basket = useBasket()
  const { id = 0, coupon = null, Products: lines = [] } = basket.data ?? {}
  const percent = useDiscount({ id, coupon })
  const forgetCampaign = useForgetCampaign()
  if (basket.data === undefined) return <LoadState query={basket} failure={t('BASKET_FAILED')} />
  const { items, discount, bonus } = basketSum(lines, role, percent)
  return (
    <OrderSummaryScreen
      basketId={lines.length === 0 ? null : id}
      order={{ items, discount, percent }}
      bonus={bonus}
      onPlaced={() => forgetCampaign(id)}
      products={<BasketTable lines={lines} />}
    />
  )
}
