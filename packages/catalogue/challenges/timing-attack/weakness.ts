import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { likeReview } from '@fruit/shop/reviews/seams'

export const weakness = defineWeakness({
  id: 'timing-attack',
  seams: [likeReview],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'count-and-record-at-once': {
      outcome: 'holds',
      why: 'Counting the like and writing down who gave it is one change now, and nothing is waited for between the look at the list and that change. Whoever comes next finds the name in the list, however soon they come.',
      load: () => import('./fix-count-and-record-at-once.ts'),
    },
    'rest-before-writing': {
      outcome: 'leaks',
      why: 'Counter and list agree now. But between the look at the list and the change there still lies a rest, and everybody who looks in the meantime sees a list without the name.',
      load: () => import('./fix-rest-before-writing.ts'),
    },
    'refuse-once-counted': {
      outcome: 'breaks',
      why: 'The counter is written before the rest, so it stops the second request. It stops every other customer as well: a review can be liked once in its life.',
      load: () => import('./fix-refuse-once-counted.ts'),
    },
  },
})
