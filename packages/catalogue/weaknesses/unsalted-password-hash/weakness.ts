import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { hashPassword } from '@fruit/shop/accounts/seams'

export const weakness = defineWeakness({
  id: 'unsalted-password-hash',
  seams: [hashPassword],
  flaw: () => import('./flaw.ts'),
})
