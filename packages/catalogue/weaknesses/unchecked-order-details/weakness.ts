import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { checkOrderDetails } from '@fruit/shop/orders/seams'

export const weakness = defineWeakness({
  id: 'unchecked-order-details',
  seams: [checkOrderDetails],
  flaw: () => import('./flaw.ts'),
})
