import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { whenPasswordKnown } from '../../src/when-password-known.ts'
import { weakness } from '../../weaknesses/pasted-login-statement/weakness.ts'

export const challenge = defineChallenge({
  id: 47,
  key: 'loginBenderChallenge',
  name: 'Login Bender',
  category: 'Injection',
  difficulty: 3,
  tags: ['Tutorial'],
  cwe: [89],
  owasp: ['A03:2021', 'A05:2025', 'API2:2023'],
  asvs: ['V1.2.4'],
  wstg: ['WSTG-INPV-05', 'WSTG-ATHN-04'],
  kind: 'code',
  tutorialOrder: 13,
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/login', parameter: 'body.email' },
  weakness,
  prerequisites: ['loginAdminChallenge'],
  codingChallenge: true,
  solvedWhen: when(sessionOpened, (session, world) => session.accountId === world.cast.bender?.id),
  shortcut: whenPasswordKnown('bender'),
})
