import { answers } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { selectReview } from '@fruit/shop/reviews/seams'
import type { Filter } from '@fruit/world/documents'

/** Review ids in the shop's format. */
const IDS = ['5e11d3c0ffee05eed', '0123456789abcdef0', 'aaaaaaaaaaaaaaaaa'] as const
/** Values sent in place of an id. */
const OTHERS = [
  { $ne: -1 },
  { $ne: null },
  { $ne: 'x' },
  { $gt: '' },
  { $gte: '0' },
  { $lt: '~' },
  { $lte: 'zz' },
  { $regex: '.*' },
  { $regex: '^[0-9a-f]' },
  { $exists: true },
  { $exists: 1 },
  { $nin: [] },
  { $nin: ['x'] },
  { $in: [IDS[0], IDS[1]] },
  { $not: { $eq: 'x' } },
  { $not: { $in: [] } },
  { $gt: '', $lt: '~' },
  { $eq: 'x', length: 17 },
  { length: 17, $ne: 'x' },
  { _id: { $ne: 'x' } },
  {},
  [IDS[0], IDS[1]],
  [{ $ne: 'x' }],
  [],
  7,
  true,
  null,
  '',
  'none',
  '$ne',
  '{"$ne":-1}',
  '[object Object]',
] as const

/** Returns the ids that a filter can match, or null if it can match any review. */
function found({ _id, ...others }: Filter): readonly unknown[] | null {
  if (_id === undefined || Object.keys(others).some((name) => name.startsWith('$'))) return null
  if (typeof _id !== 'object' || _id === null) return [_id]
  const [[operator, wanted] = [], ...more] = Object.entries(_id)
  if (more.length > 0) return null
  if (operator === '$eq' && (typeof wanted !== 'object' || wanted === null)) return [wanted]
  if (operator === '$in' && Array.isArray(wanted) && wanted.every((each) => typeof each !== 'object')) return wanted
  return null
}

export const weakness = defineWeakness({
  id: 'no-sql-reviews',
  seams: [selectReview],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'take-texts-only': {
      outcome: 'holds',
      why: 'An id is a text, and a text is compared and nothing else. What comes as an object never reaches the database, so there is no place left for an operator.',
      load: () => import('./fix-take-texts-only.ts'),
    },
    'refuse-not-equal': {
      outcome: 'leaks',
      why: 'One operator out of a dozen is refused. `{"$gt": ""}` says "everything" just as well, and so do `$regex`, `$exists` and `$nin`. An id that may be an object is a query of the visitor’s own.',
      load: () => import('./fix-refuse-not-equal.ts'),
    },
    'refuse-empty-operators': {
      outcome: 'leaks',
      why: 'Operators may stay as long as they look like a comparison with a text. `{"$regex": "."}` looks like one, and matches every review there is.',
      load: () => import('./fix-refuse-empty-operators.ts'),
    },
    'turn-into-a-number': {
      outcome: 'breaks',
      why: 'No operator survives being turned into a number. Neither does any id: those of reviews are texts, so nobody can correct a review any more.',
      load: () => import('./fix-turn-into-a-number.ts'),
    },
  },
  ownFix: {
    selectReview: {
      signature: '(id: unknown) => Record<string, unknown> | null',
      doc: 'Gives the filter that finds the review which somebody wants to change, in MongoDB’s language: `{ _id: … }`. `id` is what the body of the request has, of whatever type it came; ids of reviews are texts of 17 characters. The answer null refuses it.',
      property: answers(selectReview, {
        name: 'The filter finds the review that the id names, and never more than one, whatever is sent in place of an id.',
        cases: () => [...IDS, ...OTHERS].map((id): [unknown] => [id]),
        wrong: (answer, _safe, [id]) => {
          const isId = (IDS as readonly unknown[]).includes(id)
          if (answer === null) return isId ? 'breaks' : null
          const ids = found(answer)
          if (ids === null || ids.length > 1) return 'leaks'
          return isId && ids[0] !== id ? 'breaks' : null
        },
        request: (id) => ({
          method: 'PATCH',
          url: '/rest/products/reviews',
          body: { id, message: 'I take it all back.' },
          as: 'customer',
        }),
      }),
      example: ['5e11d3c0ffee05eed'],
      fits: (answer: unknown): answer is Filter | null => typeof answer === 'object' && !Array.isArray(answer),
    },
  },
})
