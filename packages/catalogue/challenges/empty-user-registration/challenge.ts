import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { accountRegistered } from '@fruit/shop/accounts/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 25,
  key: 'emptyUserRegistration',
  name: 'Empty User Registration',
  category: 'Improper Input Validation',
  difficulty: 2,
  tags: [],
  cwe: [20],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V2.2.1', 'V2.2.2'],
  wstg: ['WSTG-IDNT-02', 'WSTG-BUSL-01'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
  place: { call: 'POST /api/Users', parameter: 'body.email, body.password' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(accountRegistered, ({ email, passwordLength }) => email === '' && passwordLength === 0),
})
