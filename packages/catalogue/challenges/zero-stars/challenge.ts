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
  cwe: [1284],
  owasp: ['A04:2021', 'A06:2025'],
  asvs: ['V2.2.1', 'V2.2.2'],
  wstg: ['WSTG-BUSL-01'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.rating' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(feedbackStored, ({ rating }) => rating === 0),
})
