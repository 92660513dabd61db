import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitPasswordReset } from '@fruit/shop/accounts/seams'

export const weakness = defineWeakness({
  id: 'answer-opens-account',
  seams: [admitPasswordReset],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-for-a-known-browser': {
      outcome: 'holds',
      why: 'The answer is one of two things now. Whoever has read it somewhere still lacks a browser that the account was opened in, which carries a mark that only the shop can make. Customers who lost that as well have to write to the shop.',
      load: () => import('./fix-ask-for-a-known-browser.ts'),
      // Their answers stand in photos.
      alsoCloses: ['geoStalkingMetaChallenge', 'geoStalkingVisualChallenge'],
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
    },
  },
  ownFix: {
    admitPasswordReset: {
      signature: '(claim: ResetClaim) => boolean',
      doc: 'Says whether somebody who forgot the password may choose a new one. A `ResetClaim` is `{ questionId: number, answerFits: boolean, wrongAnswers: number, knownBrowser: boolean }`: the number of the question that the account has answered, whether the answer that was given is right, how many wrong ones there were within the last hour, and whether the account was the last that was opened in the browser that asks.',
      example: [{ questionId: 7, answerFits: true, wrongAnswers: 0, knownBrowser: true }],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
