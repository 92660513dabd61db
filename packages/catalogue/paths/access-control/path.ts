import { definePath } from '@fruit/challenge-kit/path'

export const path = definePath({
  name: 'Access control',
  order: 2,
  kind: 'family',
  prerequisites: ['first-ninety-minutes'],
  challenges: [
    'scoreBoardChallenge',
    'adminSectionChallenge',
    'basketAccessChallenge',
    'feedbackChallenge',
    'basketManipulateChallenge',
    'forgedFeedbackChallenge',
    'forgedReviewChallenge',
    'changeProductChallenge',
    'csrfChallenge',
    'dataExportChallenge',
    'redirectCryptoCurrencyChallenge',
    'redirectChallenge',
  ],
})
