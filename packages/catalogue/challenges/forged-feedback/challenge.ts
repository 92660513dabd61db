import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { feedbackStored } from '@fruit/shop/feedback/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 32,
  key: 'forgedFeedbackChallenge',
  name: 'Forged Feedback',
  category: 'Broken Access Control',
  difficulty: 3,
  tags: ['Tutorial'],
  cwe: [639],
  owasp: ['A01:2021', 'A01:2025', 'API1:2023'],
  asvs: ['V8.2.3', 'V8.3.1'],
  wstg: ['WSTG-ATHZ-04', 'WSTG-BUSL-02'],
  kind: 'code',
  tutorialOrder: 11,
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.UserId' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(feedbackStored, ({ author, sender }) => author !== null && author !== sender),
})
