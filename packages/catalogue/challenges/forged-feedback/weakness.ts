import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { attributeAuthor } from '@fruit/shop/feedback/seams'

export const weakness = defineWeakness({
  id: 'forged-feedback',
  seams: [attributeAuthor],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-the-session': {
      outcome: 'holds',
      why: 'The author is whoever is signed in, and nobody else. What the body claims is not looked at any more, so it does not matter what it says.',
      load: () => import('./fix-ask-the-session.ts'),
    },
    'believe-customers-only': {
      outcome: 'leaks',
      why: 'Visitors without an account can no longer sign as anybody. Everybody with an account can: being signed in as one customer proves nothing about another.',
      load: () => import('./fix-believe-customers-only.ts'),
    },
  },
})
