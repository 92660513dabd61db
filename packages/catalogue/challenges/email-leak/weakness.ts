import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitCallback } from '@fruit/shop/accounts/seams'

export const weakness = defineWeakness({
  id: 'email-leak',
  seams: [admitCallback],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'answer-json-only': {
      outcome: 'holds',
      why: 'A page of another site can load a script from anywhere, and read what it calls a function with. It cannot read JSON: the browser keeps that to pages of the shop. Pages on other hosts that need it can be named one by one, in the headers for that.',
      load: () => import('./fix-answer-json-only.ts'),
    },
    'call-our-own-function-only': {
      outcome: 'leaks',
      why: 'The name of a function does not tell who wrote the page. An attacker reads the name in our own pages and calls a function of theirs `showVisitor` as well.',
      load: () => import('./fix-call-our-own-function-only.ts'),
    },
  },
})
