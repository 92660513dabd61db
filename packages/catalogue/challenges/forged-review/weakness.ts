import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { mayEditReview, nameAuthor } from '@fruit/shop/reviews/seams'

/** Some contain others or share a beginning or an end. */
const EMAILS = [
  'jim@fruit.test',
  'Jim@fruit.test',
  'admin@fruit.test',
  'bender@fruit.test',
  'jim@fruit.test.orchard.test',
  'xjim@fruit.test',
  'jim@fruit',
  'jim@orchard.test',
  "o'hara@customer.test",
  'käse@öl.test',
] as const
const MESSAGES = ['Swet.', ''] as const

export const weakness = defineWeakness({
  id: 'forged-review',
  seams: [nameAuthor, mayEditReview],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'take-the-author-from-the-session': {
      outcome: 'holds',
      why: 'Both doors ask the session. A new review bears the e-mail of whoever is signed in, whatever the request claims, and an old one is only changed by the account that wrote it.',
      load: () => import('./fix-take-the-author-from-the-session.ts'),
      alsoCloses: ['noSqlReviewsChallenge'],
    },
    'compare-the-editor': {
      outcome: 'leaks',
      why: 'Reviews of others can no longer be changed. But whoever writes a new one still says in the request who wrote it, and with no session at all: the same lie through the other door.',
      load: () => import('./fix-compare-the-editor.ts'),
      alsoCloses: ['noSqlReviewsChallenge'],
    },
    'keep-what-was-written': {
      outcome: 'breaks',
      why: 'No review is forged any more, since none can be changed. Honest customers wanted to correct a slip of the pen in their own, and now cannot.',
      load: () => import('./fix-keep-what-was-written.ts'),
    },
  },
  ownFix: {
    nameAuthor: {
      signature: '(sent: string | null, sessionEmail: string | null) => string | null',
      doc: 'Gives the e-mail that a new review is stored under. `sent` is the author that the request names, null when it names none; `sessionEmail` belongs to whoever is signed in, null when nobody is. The answer null refuses the review.',
      property: answers(nameAuthor, {
        name: 'A review bears the e-mail of whoever is signed in, or is refused; nobody writes without an account.',
        cases: () => combinations([...EMAILS, 'Anonymous', '', null], [...EMAILS, null]),
        // A fix may refuse other customers' names as well as names without an account.
        wrong: (author, due, [sent, session]) => {
          if (author === due) return null
          if (author !== null) return 'leaks'
          return sent === session ? 'breaks' : null
        },
        request: (sent, session) => ({
          method: 'PUT',
          url: '/rest/products/1/reviews',
          body: { message: 'Sweet.', ...(sent !== null && { author: sent }) },
          as: session === null ? 'anybody' : `signed in as ${session}`,
        }),
      }),
      example: ['jim@fruit.test', 'jim@fruit.test'],
      fits: (answer: unknown) => answer === null || typeof answer === 'string',
    },
    mayEditReview: {
      signature: '(review: WrittenReview, sessionEmail: string) => boolean',
      doc: 'Says whether somebody may give a review a new text. A `WrittenReview` is `{ author: string, product: number, message: string }`; `author` is an e-mail. `sessionEmail` belongs to whoever is signed in.',
      property: answers(mayEditReview, {
        name: 'Only the account that wrote a review changes it.',
        cases: () =>
          combinations(EMAILS, EMAILS, MESSAGES, [1, 24]).map(([author, sessionEmail, message, product]) => [
            { author, product, message },
            sessionEmail,
          ]),
        wrong: judgePermission,
        request: ({ author }, sessionEmail) => ({
          method: 'PATCH',
          url: '/rest/products/reviews',
          body: { id: `the one that ${author} wrote`, message: 'I take it all back.' },
          as: `signed in as ${sessionEmail}`,
        }),
      }),
      example: [{ author: 'jim@fruit.test', product: 1, message: 'Swet.' }, 'jim@fruit.test'],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
