import { definePath } from '@fruit/challenge-kit/path'

export const path = definePath({
  name: 'First ninety minutes',
  order: 1,
  kind: 'start',
  prerequisites: [],
  challenges: [
    'scoreBoardChallenge',
    'localXssChallenge',
    'privacyPolicyChallenge',
    'directoryListingChallenge',
    'zeroStarsChallenge',
    'passwordRepeatChallenge',
    'loginAdminChallenge',
    'adminSectionChallenge',
    'feedbackChallenge',
    'basketAccessChallenge',
    'weakPasswordChallenge',
  ],
})
