import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { fetchPicture } from '@fruit/shop/profile/seams'

export const weakness = defineWeakness({
  id: 'unchecked-picture-address',
  seams: [fetchPicture],
  flaw: () => import('./flaw.ts'),
  fixes: {},
})
