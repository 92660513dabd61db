import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { passwordChanged } from '@fruit/shop/accounts/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 15,
  key: 'changePasswordBenderChallenge',
  name: "Change Bender's Password",
  category: 'Broken Authentication',
  difficulty: 5,
  tags: [],
  cwe: [620],
  owasp: ['A07:2021', 'A07:2025', 'API2:2023'],
  asvs: ['V6.2.3'],
  wstg: ['WSTG-ATHN-09'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html',
  place: { call: 'GET /rest/user/change-password', parameter: 'query.current' },
  weakness,
  prerequisites: ['loginBenderChallenge'],
  codingChallenge: false,
  solvedWhen: when(
    passwordChanged,
    ({ accountId, currentGiven, password }, { cast }) =>
      accountId === cast.bender?.id && !currentGiven && password === 'slurmCl4ssic',
  ),
})
