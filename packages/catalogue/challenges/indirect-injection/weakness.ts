import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { instructReading, mayUseTool } from '@fruit/shop/chat/seams'

const TOOLS = [
  'searchProducts',
  'getProductReviews',
  'getOrderById',
  'lookUpNotes',
  'generateCoupon',
  'openComplaint',
  'changeDeliveryAddress',
] as const

export const weakness = defineWeakness({
  id: 'indirect-injection',
  seams: [mayUseTool, instructReading],

  flaw: () => import('./flaw.ts'),
  fixes: {
    'act-only-unread': {
      outcome: 'holds',
      why: 'After a review or a note was read, nothing is changed until the customer speaks again. Whatever the text demands, the tools that it needs stay shut.',
      load: () => import('./fix-act-only-unread.ts'),
    },
    'call-reviews-data': {
      outcome: 'leaks',
      why: 'The model is told that reviews are data. A review with two good reasons is obeyed all the same.',
      load: () => import('./fix-call-reviews-data.ts'),
    },
    'guard-coupons-only': {
      outcome: 'leaks',
      why: 'Coupons are safe now. A review can still demand complaints and changes of address.',
      load: () => import('./fix-guard-coupons-only.ts'),
    },
    'never-read-reviews': {
      outcome: 'breaks',
      why: 'The assistant does not look at reviews any more, which is just what customers ask it for.',
      load: () => import('./fix-never-read-reviews.ts'),
    },
  },
  ownFix: {
    mayUseTool: {
      signature: '(tool: string, usedBefore: readonly string[]) => boolean',
      doc: 'Says whether the model may use a tool now, given the tools that it used since the customer spoke.',
      property: answers(mayUseTool, {
        name: 'After reading reviews or notes nothing is changed; everything else goes on.',
        cases: () =>
          combinations(TOOLS, [
            [],
            ...TOOLS.map((tool) => [tool]),
            ['searchProducts', 'getProductReviews'],
            ['getOrderById', 'openComplaint'],
            ['lookUpNotes', 'searchProducts'],
            ['getProductReviews', 'searchProducts', 'getOrderById'],
          ]),
        wrong: judgePermission,
        request: (tool, usedBefore) => ({
          method: 'POST',
          url: '/rest/chat',
          body: { messages: [{ role: 'user', content: 'What do the reviews say about the apple juice?' }] },
          as: `where the model wants ${tool} after ${usedBefore.join(', ') || 'nothing'}`,
        }),
      }),
      example: ['searchProducts', []],
      fits: (answer: unknown): answer is boolean => typeof answer === 'boolean',
    },
  },
})
