import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { isForSale } from '@fruit/shop/basket/seams'

const IDS = [1, 2, 9, 10, 11, 12, 26, 27, 45, 46, 5000] as const
/** When a product was removed (`deletedAt`); null if it is for sale. */
const DATES = [
  null,
  '2014-12-27 00:00:00.000 +00:00',
  '2019-02-01 00:00:00.000 +00:00',
  '2014-01-01T00:00:00.000Z',
  '2024-06-30T10:15:00.000Z',
] as const

export const weakness = defineWeakness({
  id: 'christmas-special',
  seams: [isForSale],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-the-shelf': {
      outcome: 'holds',
      why: 'What can be ordered is asked of the row itself, at the moment of the order. Whoever knows or guesses the number of a product that is gone learns that it is gone.',
      load: () => import('./fix-ask-the-shelf.ts'),
    },
    'compare-the-date': {
      outcome: 'leaks',
      why: 'The date is looked at, the wrong way round: what left the shelf before today counts as there. Whoever tried it with tomorrow’s date found it working.',
      load: () => import('./fix-compare-the-date.ts'),
    },
    'end-before-the-gap': {
      outcome: 'breaks',
      why: 'The special can no longer be ordered, and neither can three dozen products whose only fault is a higher number.',
      load: () => import('./fix-end-before-the-gap.ts'),
    },
  },
  ownFix: {
    isForSale: {
      signature: '(product: { id: number; deletedAt: string | null }) => boolean',
      doc: 'Says whether a product can be put into a basket and ordered. `deletedAt` is the time at which it was taken off the shelf, null while it is on it.',
      property: answers(isForSale, {
        name: 'Whatever its number and its date: what was taken off the shelf is not for sale, and everything else is.',
        cases: () => combinations(IDS, DATES).map(([id, deletedAt]) => [{ id, deletedAt }]),
        wrong: judgePermission,
        request: ({ id }) => ({
          method: 'POST',
          url: '/api/BasketItems',
          body: { ProductId: id, quantity: 1 },
          as: 'customer',
        }),
      }),
      example: [{ id: 1, deletedAt: null }],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
