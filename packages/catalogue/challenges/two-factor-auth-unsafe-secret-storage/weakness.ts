import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { storeSecret } from '@fruit/shop/second-factor/seams'

export const weakness = defineWeakness({
  id: 'two-factor-auth-unsafe-secret-storage',
  seams: [storeSecret],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'seal-it-for-the-account': {
      outcome: 'holds',
      why: 'The secret is encrypted with a key that does not lie in the database, and bound to its account. Whoever reads the table finds a text that computes no code, and that is of no use in another row. Secrets that were there before are sealed as well. The table itself can still be read: that is another hole.',
      load: () => import('./fix-seal-it-for-the-account.ts'),
    },
  },
})
