import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { mayReadBasket } from '@fruit/shop/basket/seams'

export const weakness = defineWeakness({
  id: 'basket-access',
  seams: [mayReadBasket],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'compare-with-own-basket': {
      outcome: 'holds',
      why: 'The number in the path is only a wish. What counts is the basket that the shop itself keeps for the account of the session, and the two must be the same.',
      load: () => import('./fix-compare-with-own-basket.ts'),
    },
  },
})
