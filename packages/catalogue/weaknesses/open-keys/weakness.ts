import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { offerKeys } from '@fruit/shop/files/seams'

export const weakness = defineWeakness({
  id: 'open-keys',
  seams: [offerKeys],
  flaw: () => import('./flaw.ts'),
})
