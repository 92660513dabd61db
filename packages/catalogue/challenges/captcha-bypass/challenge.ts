import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { feedbackStored } from '@fruit/shop/feedback/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 14,
  key: 'captchaBypassChallenge',
  name: 'CAPTCHA Bypass',
  category: 'Broken Anti Automation',
  difficulty: 3,
  tags: ['Brute Force'],
  cwe: [804, 799],
  owasp: ['A04:2021', 'A06:2025', 'API6:2023'],
  asvs: ['V2.4.1'],
  wstg: ['WSTG-BUSL-05', 'WSTG-BUSL-07'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Credential_Stuffing_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.captchaId' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(feedbackStored, ({ inTwentySeconds }) => inTwentySeconds >= 10),
})
