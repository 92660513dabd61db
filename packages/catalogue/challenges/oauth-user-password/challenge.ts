import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { providerPasswordAccepted } from '@fruit/shop/accounts/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 48,
  key: 'oauthUserPasswordChallenge',
  name: 'Login Bjoern',
  category: 'Broken Authentication',
  difficulty: 4,
  tags: ['Code Analysis'],
  cwe: [522],
  owasp: ['A04:2021', 'A06:2025', 'API2:2023'],
  asvs: ['V6.3.4'],
  wstg: ['WSTG-ATHN-10'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/login', parameter: 'body.password' },
  weakness,
  codingChallenge: false,
  // Login without the provider's confirmation: the player has calculated the password.
  solvedWhen: when(
    providerPasswordAccepted,
    ({ accountId, vouched }, { cast }) => accountId === cast.bjoernGoogle?.id && !vouched,
  ),
})
