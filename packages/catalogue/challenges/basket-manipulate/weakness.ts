import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { chooseBasket } from '@fruit/shop/basket/seams'

export const weakness = defineWeakness({
  id: 'basket-manipulate',
  seams: [chooseBasket],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'check-what-is-stored': {
      outcome: 'holds',
      why: 'There is only one reading of the body left: the value that is compared with the visitor’s own basket is the very value that is stored. How often the field was sent no longer matters.',
      load: () => import('./fix-check-what-is-stored.ts'),
    },
    'check-every-mention': {
      outcome: 'leaks',
      why: 'All spellings that the pattern knows are compared now. But the text is still not read as the parser reads it: JSON lets any letter of a name be escaped, so `"Basket\\u0049d"` is that very field to the parser and some other one to the pattern.',
      load: () => import('./fix-check-every-mention.ts'),
    },
  },
})
