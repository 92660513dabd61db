import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { passwordAccepted } from '@fruit/shop/accounts/facts'

export const challenge = defineChallenge({
  id: 46,
  key: 'loginAmyChallenge',
  name: 'Login Amy',
  category: 'Sensitive Data Exposure',
  difficulty: 3,
  tags: ['OSINT'],
  cwe: [1391],
  owasp: ['A07:2021', 'A07:2025', 'API2:2023'],
  asvs: ['V6.3.1', 'V6.3.3'],
  wstg: ['WSTG-ATHN-07'],
  kind: 'data',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/login', parameter: 'body.password' },
  codingChallenge: false,
  solvedWhen: when(
    passwordAccepted,
    ({ accountId, password }, { cast }) => accountId === cast.amy?.id && password === 'K1f.....................',
  ),
})
