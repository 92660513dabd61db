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
  cwe: [521],
  owasp: ['A07:2021', 'API2:2023'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
  place: { call: 'POST /api/Users', parameter: 'body.email, body.password' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(accountRegistered, ({ email, passwordLength }) => email === '' && passwordLength === 0),
})
