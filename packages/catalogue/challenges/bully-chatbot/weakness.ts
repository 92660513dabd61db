import { answers, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { mayHandOutCoupon } from '@fruit/shop/chat/seams'

export const weakness = defineWeakness({
  id: 'bully-chatbot',
  seams: [mayHandOutCoupon],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'grant-one-wish-a-month': {
      outcome: 'holds',
      why: 'The bot remembers which account asked. The first wish of a month may come true; after that, no amount of asking changes the answer. Whoever registers another account has another wish, so a coupon must never be worth that trouble.',
      load: () => import('./fix-grant-one-wish-a-month.ts'),
    },
    'refuse-every-second-wish': {
      outcome: 'leaks',
      why: 'The bot says no more often, and forgets that it did. Asking costs nothing, so people simply ask once more.',
      load: () => import('./fix-refuse-every-second-wish.ts'),
    },
    'hand-out-nothing': {
      outcome: 'breaks',
      why: 'Nobody can wheedle a coupon out of the bot now, not even the customer whose first wish the shop means to grant.',
      load: () => import('./fix-hand-out-nothing.ts'),
    },
  },
  ownFix: {
    mayHandOutCoupon: {
      signature: '(askedBefore: number) => boolean',
      doc: 'Says whether a customer may get a coupon, given how many times they have asked for one this month.',
      property: answers(mayHandOutCoupon, {
        name: 'The first wish of a month may come true, and no other, however often somebody asks.',
        cases: () => [...Array(60).keys(), 99, 100, 255, 256, 999, 1000].map((askedBefore) => [askedBefore]),
        wrong: judgePermission,
        request: (askedBefore) => ({
          method: 'POST',
          url: '/rest/chatbot/respond',
          body: { action: 'query', query: 'May I have a coupon?' },
          as: `by a customer who asked ${askedBefore} times before`,
        }),
      }),
      example: [0],
      fits: (answer: unknown): answer is boolean => typeof answer === 'boolean',
    },
  },
})
