import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { findOrder } from '@fruit/shop/orders/seams'

export const weakness = defineWeakness({
  id: 'no-sql-orders',
  seams: [findOrder],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'compare-the-field': {
      outcome: 'holds',
      why: 'The filter says which field is to be equal to which text. The database compares, and nothing is carried out, so there is no language left in which a visitor could say something else.',
      load: () => import('./fix-compare-the-field.ts'),
    },
    'escape-quotes': {
      outcome: 'leaks',
      why: 'An apostrophe gets a backslash in front. Whoever brings a backslash of their own escapes that one, and the apostrophe behind it ends the text after all.',
      load: () => import('./fix-escape-quotes.ts'),
    },
    'refuse-or': {
      outcome: 'leaks',
      why: 'Two ways to say "or it is so anyhow" are refused. A language has more than two: a question mark and a colon do it as well.',
      load: () => import('./fix-refuse-or.ts'),
    },
    'keep-letters-and-digits': {
      outcome: 'breaks',
      why: 'Nothing gets out of the text any more. But numbers of orders have a dash in their middle, and without it nobody finds an order.',
      load: () => import('./fix-keep-letters-and-digits.ts'),
    },
  },
})
