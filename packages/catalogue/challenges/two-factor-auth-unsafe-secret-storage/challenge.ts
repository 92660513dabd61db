import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 81,
  key: 'twoFactorAuthUnsafeSecretStorageChallenge',
  name: 'Two Factor Authentication',
  category: 'Broken Authentication',
  difficulty: 5,
  tags: [],
  cwe: [256],
  owasp: ['A04:2021', 'A06:2025', 'API2:2023'],
  asvs: ['V6.5.2'],
  wstg: ['WSTG-CRYP-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Multifactor_Authentication_Cheat_Sheet.html',
  place: { call: 'POST /rest/2fa/verify', parameter: 'body.totpToken' },
  weakness,
  prerequisites: ['loginAdminChallenge', 'unionSqlInjectionChallenge'],
  codingChallenge: false,
  solvedWhen: when(
    sessionOpened,
    ({ accountId, how }, { cast }) => accountId === cast.timo?.id && how === 'second-factor',
  ),
})
