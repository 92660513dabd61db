import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { feedbackRemoved } from '@fruit/shop/feedback/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 30,
  key: 'feedbackChallenge',
  name: 'Five-Star Feedback',
  category: 'Broken Access Control',
  difficulty: 2,
  tags: [],
  cwe: [862],
  owasp: ['A01:2021', 'A01:2025', 'API5:2023'],
  asvs: ['V8.2.1'],
  wstg: ['WSTG-ATHZ-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
  place: { call: 'DELETE /api/Feedbacks/{id}', parameter: 'path.id' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(feedbackRemoved, ({ rating, left }) => rating === 5 && left === 0),
})
