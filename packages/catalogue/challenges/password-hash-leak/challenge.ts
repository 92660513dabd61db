import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { visitorDescribed } from '@fruit/shop/accounts/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 1,
  key: 'passwordHashLeakChallenge',
  name: 'Password Hash Leak',
  category: 'Sensitive Data Exposure',
  difficulty: 2,
  tags: [],
  cwe: [522],
  owasp: ['A04:2021', 'A06:2025', 'API3:2023'],
  asvs: ['V15.3.1', 'V8.2.3'],
  wstg: ['WSTG-BUSL-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html',
  place: { call: 'GET /rest/user/whoami', parameter: 'query.fields' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(visitorDescribed, ({ user }) => Boolean(user.password)),
})
