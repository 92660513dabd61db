import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { readOrderLines } from '@fruit/shop/b2b/seams'

export const weakness = defineWeakness({
  id: 'evaluated-order-lines',
  seams: [readOrderLines],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'read-as-json': {
      outcome: 'holds',
      why: 'JSON is read, not run: it has lists, numbers and texts, and no verb. Whatever a partner sends is either a list of order lines or refused, and reading it takes no longer than its length calls for.',
      load: () => import('./fix-read-as-json.ts'),
    },
    'refuse-loops': {
      outcome: 'leaks',
      why: 'The words that begin a loop are refused where the text spells them out. Code can make code: two halves of a word, put together and run, are a loop again. And what keeps a pattern busy needs no loop at all.',
      load: () => import('./fix-refuse-loops.ts'),
    },
    'refuse-patterns': {
      outcome: 'leaks',
      why: 'Patterns between slashes are refused. Others need none: `match` makes one out of any text. And an endless loop was never a pattern.',
      load: () => import('./fix-refuse-patterns.ts'),
    },
    'take-no-texts': {
      outcome: 'breaks',
      why: 'What is not read does no harm. But there are partners whose systems write their lines as a text, and all of their orders are refused now.',
      load: () => import('./fix-take-no-texts.ts'),
    },
  },
})
