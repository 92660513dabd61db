import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { prefillLogin } from '@fruit/isomorphic/accounts/seams'

export const weakness = defineWeakness({
  id: 'exposed-credentials',
  seams: [prefillLogin],
  source: 'client/flaw.ts',
  flaw: () => import('./client/flaw.ts'),
  fixes: {},
})
