import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitRating } from '@fruit/shop/feedback/seams'

export const weakness = defineWeakness({
  id: 'zero-stars',
  seams: [admitRating],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'hold-to-one-to-five': {
      outcome: 'holds',
      why: 'The rule of the form is on the server as well, with both of its ends. Whoever leaves the form out meets it all the same.',
      load: () => import('./fix-hold-to-one-to-five.ts'),
    },
    'refuse-below-zero': {
      outcome: 'leaks',
      why: 'The lower end is off by one: zero is not below zero. The upper end is still open as well.',
      load: () => import('./fix-refuse-below-zero.ts'),
    },
  },
})
