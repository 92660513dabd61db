import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { membershipTaken } from '@fruit/shop/deluxe/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 98,
  key: 'freeDeluxeChallenge',
  name: 'Deluxe Fraud',
  category: 'Improper Input Validation',
  difficulty: 3,
  tags: [],
  cwe: [841],
  owasp: ['A04:2021', 'A06:2025', 'API6:2023'],
  asvs: ['V2.2.1', 'V2.3.1'],
  wstg: ['WSTG-BUSL-06'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
  place: { call: 'POST /rest/deluxe-membership', parameter: 'body.paymentMode' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(membershipTaken, ({ paid }) => paid === 'nothing'),
})
