import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { choosePayment } from '@fruit/shop/deluxe/seams'

export const weakness = defineWeakness({
  id: 'free-deluxe',
  seams: [choosePayment],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'refuse-other-modes': {
      outcome: 'holds',
      why: 'Two ways to pay are known, and everything else is refused. No branch is left that reaches the membership without a payment.',
      load: () => import('./fix-refuse-other-modes.ts'),
    },
    'require-a-mode': {
      outcome: 'leaks',
      why: 'Now something must be sent. But a mode that nobody has heard of is something as well, and it still costs nothing.',
      load: () => import('./fix-require-a-mode.ts'),
    },
  },
})
