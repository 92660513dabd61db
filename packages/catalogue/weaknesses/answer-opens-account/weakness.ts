import { answers, combinations, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitPasswordReset } from '@fruit/shop/accounts/seams'

/** Ids of the shop's security questions. */
const ALL_QUESTIONS: readonly number[] = Array.from({ length: 14 }, (_, index) => index + 1)

export const weakness = defineWeakness({
  id: 'answer-opens-account',
  seams: [admitPasswordReset],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-for-a-known-browser': {
      outcome: 'holds',
      why: 'The answer is one of two things now. Whoever has read it somewhere still lacks a browser that the account was opened in, which carries a mark that only the shop can make. Customers who lost that as well have to write to the shop.',
      load: () => import('./fix-ask-for-a-known-browser.ts'),
      // Photos reveal the answers.
      alsoCloses: ['geoStalkingMetaChallenge', 'geoStalkingVisualChallenge', 'resetPasswordMortyChallenge'],
    },
    'drop-what-registers-tell': {
      outcome: 'leaks',
      why: 'There is no list of good questions. People speak of their pets, their families and their first employers in public, and whoever reads it knows the answer. Those who had answered a question that was dropped can no longer get a new password at all.',
      load: () => import('./fix-drop-what-registers-tell.ts'),
    },
    'count-wrong-answers': {
      outcome: 'leaks',
      why: 'This slows down those who guess. Whoever has found the answer needs a single try. Besides, three wrong answers an hour from anybody now keep the customer out.',
      load: () => import('./fix-count-wrong-answers.ts'),
      // Players have to guess his answer.
      alsoCloses: ['resetPasswordMortyChallenge'],
    },
  },
  ownFix: {
    admitPasswordReset: {
      signature: '(claim: ResetClaim) => boolean',
      doc: 'Says whether somebody who forgot the password may choose a new one. A `ResetClaim` is `{ questionId: number, answerFits: boolean, wrongAnswers: number, knownBrowser: boolean }`: the number of the question that the account has answered, whether the answer that was given is right, how many wrong ones there were within the last hour, and whether it was the last account to be opened in the browser that asks.',
      property: answers(admitPasswordReset, {
        name: 'A right answer opens an account in a browser that it was opened in, and nowhere else; a wrong one never does.',
        // A fix may decide how to count wrong answers from a known browser, so cases with more than two are left out.
        cases: () =>
          combinations(ALL_QUESTIONS, [true, false], [0, 1, 2, 5, 100], [true, false])
            .filter(([, fits, wrong, known]) => !fits || !known || wrong <= 2)
            .map(([questionId, answerFits, wrongAnswers, knownBrowser]) => [
              { questionId, answerFits, wrongAnswers, knownBrowser },
            ]),
        wrong: judgePermission,
        request: ({ questionId, answerFits, wrongAnswers, knownBrowser }) => ({
          method: 'POST',
          url: '/rest/user/reset-password',
          body: { email: '…', answer: answerFits ? 'the right one' : 'a wrong one', new: 'juicier', repeat: 'juicier' },
          as: `for an account with question ${questionId}, after ${wrongAnswers} wrong answers, from a browser that the account ${knownBrowser ? 'was' : 'was not'} opened in`,
        }),
      }),
      example: [{ questionId: 7, answerFits: true, wrongAnswers: 0, knownBrowser: true }],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
