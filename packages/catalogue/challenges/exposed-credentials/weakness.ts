import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { prefillLogin } from '@fruit/isomorphic/accounts/seams'

export const weakness = defineWeakness({
  id: 'exposed-credentials',
  seams: [prefillLogin],
  source: 'client/flaw.ts',
  flaw: () => import('./client/flaw.ts'),
  fixes: {
    'leave-the-form-empty': {
      outcome: 'leaks',
      why: 'The script gives nothing away any more, but the password is what it was: whoever has read it once signs in as before. What was published is only repaired at the account, by another password or none at all.',
      load: () => import('./client/fix-leave-the-form-empty.ts'),
    },
  },
})
