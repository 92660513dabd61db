import { definePath } from '@fruit/challenge-kit/path'

export const path = definePath({
  name: 'Logic and money',
  order: 7,
  kind: 'family',
  prerequisites: ['first-ninety-minutes'],
  challenges: [
    'zeroStarsChallenge',
    'closeNotificationsChallenge',
    'captchaBypassChallenge',
    'negativeOrderChallenge',
    'freeDeluxeChallenge',
    'manipulateClockChallenge',
    'extraLanguageChallenge',
    'timingAttackChallenge',
    'forgedCouponChallenge',
    'continueCodeChallenge',
  ],
})
