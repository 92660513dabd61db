import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { passwordAccepted } from '@fruit/shop/accounts/facts'

/** Stored in the help desk's vault (`props/public-folder`); the account uses it (`props/known-passwords`). */
export const PASSWORD = 'J6aVjTgOpRs@?5l!Zkq2AYnCE@RF$P'

export const challenge = defineChallenge({
  id: 51,
  key: 'loginSupportChallenge',
  name: 'Login Support Team',
  category: 'Security Misconfiguration',
  difficulty: 6,
  tags: ['Brute Force', 'Code Analysis'],
  cwe: [1391],
  owasp: ['A07:2021', 'A07:2025', 'API2:2023'],
  asvs: ['V6.2.12'],
  wstg: ['WSTG-ATHN-07'],
  kind: 'data',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/login', parameter: 'body.password' },
  prerequisites: ['directoryListingChallenge'],
  codingChallenge: false,
  solvedWhen: when(
    passwordAccepted,
    ({ accountId, password }, { cast }) => accountId === cast.support?.id && password === PASSWORD,
  ),
})
