import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { feedbackStored } from '@fruit/shop/feedback/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 94,
  key: 'zeroStarsChallenge',
  name: 'Zero Stars',
  category: 'Improper Input Validation',
  difficulty: 1,
  tags: [],
  cwe: [20],
  owasp: ['A04:2021'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.rating' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(feedbackStored, ({ rating }) => rating === 0),
})
