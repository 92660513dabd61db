import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { openTokenSale } from '@fruit/isomorphic/screens/seams'

export const weakness = defineWeakness({
  id: 'token-sale',
  seams: [openTokenSale],
  source: 'client/flaw.ts',
  flaw: () => import('./client/flaw.ts'),
  fixes: {
    'ask-for-any-account': {
      outcome: 'leaks',
      why: 'The numbers spell the same path as before. That you must be signed in keeps out nobody who can register, and the role is the one that the browser claims.',
      load: () => import('./client/fix-ask-for-any-account.ts'),
    },
    'encode-another-path': {
      outcome: 'leaks',
      why: 'Another path in another disguise. Base64 is a way to write, not to hide, and what the browser can decode, its user can decode.',
      load: () => import('./client/fix-encode-another-path.ts'),
    },
    'leave-it-out': {
      outcome: 'holds',
      why: 'What is not meant to be seen yet is not delivered yet. Code that no browser holds gives nothing away, however well somebody reads.',
      load: () => import('./client/fix-leave-it-out.ts'),
    },
  },
})
