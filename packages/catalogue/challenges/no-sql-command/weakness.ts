import { answers } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { findReviews } from '@fruit/shop/reviews/seams'
import type { Filter } from '@fruit/world/documents'

/** Product numbers. */
const NUMBERS = ['1', '2', '10', '45', '100', '987654'] as const
/** Other texts in the path. */
const OTHERS = [
  'sleep(2000)',
  '1||sleep(2000)',
  '1&&sleep(2000)',
  '1 || true',
  '1;sleep(2000)',
  '(sleep(2000),1)',
  "'||sleep(2000)||'",
  "1'||sleep(2000)||'",
  "globalThis['sle'+'ep'](2000)",
  '(()=>{for(;;);})()',
  '1/*',
  '1//',
  '1\nsleep(2000)',
  '1\n||sleep(2000)',
  'Infinity',
  'this.product',
  'obj.product',
  'this.constructor.constructor("1")()',
  '`1`||sleep(2000)',
  '1,sleep(2000)',
  '+sleep(2000)',
  '[sleep(2000)]',
  '',
  'apple',
] as const

/** The only code that a filter may contain: a comparison with a number. */
const COMPARISON = /^\s*(?:this|obj)\.product\s*={2,3}\s*(['"]?)(\d+)\1\s*(?:;\s*)?$/

/** Returns the product number that a filter selects, or null if it selects other reviews or cannot be analysed. */
function productOf({ product, $where, ...others }: Filter): number | null {
  if (Object.keys(others).length > 0) return null
  if ($where !== undefined) {
    const [, , digits] = COMPARISON.exec(String($where)) ?? []
    return digits !== undefined && (product === undefined || product === Number(digits)) ? Number(digits) : null
  }
  const wanted = typeof product === 'object' && product !== null ? (product as Filter).$eq : product
  return typeof wanted === 'number' ? wanted : null
}

/** Returns whether a filter contains code other than a comparison with a number. */
function runs({ $where }: Filter): boolean {
  return $where !== undefined && !COMPARISON.test(String($where))
}

export const weakness = defineWeakness({
  id: 'no-sql-command',
  seams: [findReviews],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'compare-a-number': {
      outcome: 'holds',
      why: 'The id is either a number or refused, and the database compares it with a field. No expression is evaluated any more, so nothing in the path can be one.',
      load: () => import('./fix-compare-a-number.ts'),
    },
    'refuse-sleep': {
      outcome: 'leaks',
      why: "Three words are refused, and the rest of the language stays open. `globalThis['sle'+'ep'](2000)` holds none of them, and sleeps as soundly.",
      load: () => import('./fix-refuse-sleep.ts'),
    },
    'put-it-between-quotes': {
      outcome: 'leaks',
      why: "What is between quotes is a text, until it brings a quote of its own: `'||sleep(2000)||'` ends the text, sleeps, and begins another one.",
      load: () => import('./fix-put-it-between-quotes.ts'),
    },
    'two-digits-at-most': {
      outcome: 'breaks',
      why: 'Two digits leave no room for an attack. There is none for product 100 either: its page asks for reviews and is refused.',
      load: () => import('./fix-two-digits-at-most.ts'),
    },
  },
  ownFix: {
    findReviews: {
      signature: '(productId: string) => Record<string, unknown> | null',
      doc: 'Gives the filter that finds the reviews of a product, in MongoDB’s language: a review has the field `product`, a number. `productId` is what is in the path, at most 40 characters. The answer null refuses it.',
      property: answers(findReviews, {
        name: 'A number finds the reviews of that product; of anything else, nothing runs.',
        cases: () => [...NUMBERS, ...OTHERS].map((productId): [string] => [productId]),
        wrong: (answer, safe, [productId]) => {
          if (answer !== null && runs(answer)) return 'leaks'
          if (safe === null) return null
          return answer !== null && productOf(answer) === Number(productId) ? null : 'breaks'
        },
        request: (productId) => ({
          method: 'GET',
          url: `/rest/products/${encodeURIComponent(productId)}/reviews`,
          as: 'anybody',
        }),
      }),
      example: ['1'],
      fits: (answer: unknown): answer is Filter | null => typeof answer === 'object' && !Array.isArray(answer),
    },
  },
})
