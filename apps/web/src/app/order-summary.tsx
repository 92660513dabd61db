import { useTranslation } from 'react-i18next'
import { useBasket } from '../features/basket/basket.ts'
import { basketSum } from '../features/basket/basket-sum.ts'
import { BasketTable } from '../features/basket/basket-table.tsx'
import { useDiscount } from '../features/basket/coupon.ts'
import { OrderSummaryScreen } from '../features/checkout/order-summary-screen.tsx'
import { useServices, useSession } from '../lib/services.ts'
import { LoadFailure } from '../ui/load-failure.tsx'

/** The last look at an order before it is placed: what is in the basket, and what was chosen on the way. */
export function OrderSummary() {
  const { t } = useTranslation()
  const { session } = useServices()
  const { role } = useSession()
  const basket = useBasket()
  const { id = 0, coupon = null, Products: lines = [] } = basket.data ?? {}
  // The coupon on the basket goes before one of a campaign.
  const onBasket = useDiscount({ id, coupon })
  const percent = coupon === null ? session.checkout.couponDiscount : onBasket
  if (basket.isPending) return <p role="status">{t('LOADING')}</p>
  if (basket.isError && !basket.data)
    return <LoadFailure title={t('BASKET_FAILED')} error={basket.error} onRetry={() => basket.refetch()} />
  return (
    <OrderSummaryScreen
      basketId={lines.length === 0 ? null : id}
      sum={basketSum(lines, role, percent)}
      percent={percent}
      products={<BasketTable lines={lines} />}
    />
  )
}
