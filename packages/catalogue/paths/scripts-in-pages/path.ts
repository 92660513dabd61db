import { definePath } from '@fruit/challenge-kit/path'

export const path = definePath({
  name: 'Scripts in pages',
  order: 4,
  kind: 'family',
  prerequisites: ['first-ninety-minutes'],
  challenges: [
    'localXssChallenge',
    'xssBonusChallenge',
    'reflectedXssChallenge',
    'persistedXssUserChallenge',
    'restfulXssChallenge',
    'httpHeaderXssChallenge',
    'persistedXssFeedbackChallenge',
    'usernameXssChallenge',
    'svgInjectionChallenge',
    'videoXssChallenge',
  ],
})
