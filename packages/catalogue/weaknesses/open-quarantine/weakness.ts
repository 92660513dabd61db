import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { offerQuarantined } from '@fruit/shop/files/seams'

export const weakness = defineWeakness({
  id: 'open-quarantine',
  seams: [offerQuarantined],
  flaw: () => import('./flaw.ts'),
})
