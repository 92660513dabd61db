import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { weakness } from '../../weaknesses/pasted-login-statement/weakness.ts'

export const challenge = defineChallenge({
  id: 38,
  key: 'ghostLoginChallenge',
  name: 'GDPR Data Erasure',
  category: 'Broken Authentication',
  difficulty: 3,
  tags: [],
  cwe: [89],
  owasp: ['A07:2021', 'API2:2023'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/login', parameter: 'body.email' },
  weakness,
  prerequisites: ['loginAdminChallenge'],
  codingChallenge: false,
  solvedWhen: when(sessionOpened, (session, world) => session.accountId === world.cast.chris?.id),
})
