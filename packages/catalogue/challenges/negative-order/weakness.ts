import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { acceptQuantity } from '@fruit/shop/basket/seams'

export const weakness = defineWeakness({
  id: 'negative-order',
  seams: [acceptQuantity],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'require-at-least-one': {
      outcome: 'holds',
      why: 'A quantity has a lower end as well as an upper one. The rule stands on the server, is asked when a product is put into the basket or changed there, and once more when the basket is ordered.',
      load: () => import('./fix-require-at-least-one.ts'),
    },
    'refuse-minus-one': {
      outcome: 'leaks',
      why: 'This refuses the first number below nothing. The stock is not the only end of the scale, and all the other negative numbers are still there.',
      load: () => import('./fix-refuse-minus-one.ts'),
    },
  },
})
