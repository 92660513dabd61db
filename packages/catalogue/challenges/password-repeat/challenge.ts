import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { accountRegistered } from '@fruit/shop/accounts/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 67,
  key: 'passwordRepeatChallenge',
  name: 'Repetitive Registration',
  category: 'Improper Input Validation',
  difficulty: 1,
  tags: [],
  cwe: [602],
  owasp: ['A04:2021', 'A06:2025'],
  asvs: ['V2.2.2'],
  wstg: ['WSTG-IDNT-02', 'WSTG-BUSL-01'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
  place: { call: 'POST /api/Users', parameter: 'body.passwordRepeat' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(accountRegistered, ({ repeated }) => !repeated),
})
