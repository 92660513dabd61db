import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { mayEditReview, nameAuthor } from '@fruit/shop/reviews/seams'

export const weakness = defineWeakness({
  id: 'forged-review',
  seams: [nameAuthor, mayEditReview],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'take-the-author-from-the-session': {
      outcome: 'holds',
      why: 'Both doors ask the session. A new review bears the e-mail of whoever is signed in, whatever the request claims, and an old one is only changed by the account that wrote it.',
      load: () => import('./fix-take-the-author-from-the-session.ts'),
    },
    'compare-the-editor': {
      outcome: 'leaks',
      why: 'Reviews of others can no longer be changed. But whoever writes a new one still says in the request who wrote it, and with no session at all: the same lie through the other door.',
      load: () => import('./fix-compare-the-editor.ts'),
    },
    'keep-what-was-written': {
      outcome: 'breaks',
      why: 'No review is forged any more, since none can be changed. Honest customers wanted to mend a slip of the pen in their own, and now cannot.',
      load: () => import('./fix-keep-what-was-written.ts'),
    },
  },
  ownFix: {
    nameAuthor: {
      signature: '(sent: string | null, sessionEmail: string | null) => string | null',
      doc: 'Gives the e-mail that a new review is stored under. `sent` is the author that the request names, null when it names none; `sessionEmail` belongs to whoever is signed in, null when nobody is. The answer null refuses the review.',
      example: ['jim@fruit.test', 'jim@fruit.test'],
      fits: (answer: unknown) => answer === null || typeof answer === 'string',
    },
    mayEditReview: {
      signature: '(review: WrittenReview, sessionEmail: string) => boolean',
      doc: 'Says whether somebody may give a review a new text. A `WrittenReview` is `{ author: string, product: number, message: string }`; `author` is an e-mail. `sessionEmail` belongs to whoever is signed in.',
      example: [{ author: 'jim@fruit.test', product: 1, message: 'Swet.' }, 'jim@fruit.test'],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
