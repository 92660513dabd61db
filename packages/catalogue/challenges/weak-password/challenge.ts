import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { passwordAccepted } from '@fruit/shop/accounts/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 60,
  key: 'weakPasswordChallenge',
  name: 'Password Strength',
  category: 'Broken Authentication',
  difficulty: 2,
  tags: ['Brute Force', 'Tutorial'],
  cwe: [521],
  owasp: ['A07:2021', 'A07:2025', 'API2:2023'],
  asvs: ['V6.2.4', 'V6.2.1'],
  wstg: ['WSTG-ATHN-07'],
  kind: 'data',
  tutorialOrder: 9,
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/login', parameter: 'body.password' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(
    passwordAccepted,
    ({ accountId, password }, { cast }) => accountId === cast.admin?.id && password === 'admin123',
  ),
})
