import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { readCoupon } from '@fruit/shop/basket/seams'

export const weakness = defineWeakness({
  id: 'forged-coupon',
  seams: [readCoupon],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'stop-at-our-best-offer': {
      outcome: 'holds',
      why: 'The shop decides by itself what a coupon can be worth at most, and nothing that somebody writes into a code changes that. Codes can still be made up below that line: a code that the shop draws at random, remembers, and retires once it has been used, would end that too.',
      load: () => import('./fix-stop-at-our-best-offer.ts'),
    },
    'refuse-ninety-and-more': {
      outcome: 'leaks',
      why: 'Codes of 90% and more are refused. Nobody says that a forger has to be greedy: 89% is as good.',
      load: () => import('./fix-refuse-ninety-and-more.ts'),
    },
    'know-ten-percent-only': {
      outcome: 'breaks',
      why: 'No forged code is worth more than the bot gives away anyway. But coupons of 20%, which customers have in their hands, are worth nothing now.',
      load: () => import('./fix-know-ten-percent-only.ts'),
    },
  },
})
