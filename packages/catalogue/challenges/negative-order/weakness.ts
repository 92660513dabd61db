import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { acceptQuantity } from '@fruit/shop/basket/seams'

export const weakness = defineWeakness({
  id: 'negative-order',
  seams: [acceptQuantity],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'require-at-least-one': {
      outcome: 'holds',
      why: 'A quantity has a lower end as well as an upper one. The rule is on the server; it is asked when a product is put into the basket or changed there, and once more when the basket is ordered.',
      load: () => import('./fix-require-at-least-one.ts'),
    },
    'refuse-zero': {
      outcome: 'leaks',
      why: 'An order of nothing at all is refused now, which was never the trouble. Below zero there are as many numbers as above it, and all of them are still welcome.',
      load: () => import('./fix-refuse-zero.ts'),
    },
  },
})
