import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { describeInToken } from '@fruit/shop/accounts/seams'

export const weakness = defineWeakness({
  id: 'account-row-in-token',
  seams: [describeInToken],
  flaw: () => import('./flaw.ts'),
})
