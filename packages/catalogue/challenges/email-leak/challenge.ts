import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { visitorDescribed } from '@fruit/shop/accounts/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 24,
  key: 'emailLeakChallenge',
  name: 'Email Leak',
  category: 'Sensitive Data Exposure',
  difficulty: 5,
  tags: [],
  cwe: [346],
  owasp: ['A07:2021', 'A07:2025', 'API3:2023'],
  asvs: ['V3.5.6'],
  wstg: ['WSTG-CLNT-13'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html',
  place: { call: 'GET /rest/user/whoami', parameter: 'query.callback' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(visitorDescribed, ({ callback }) => callback !== null),
})
