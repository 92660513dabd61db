import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { passwordReset } from '@fruit/shop/accounts/facts'

export const challenge = defineChallenge({
  id: 102,
  key: 'geoStalkingMetaChallenge',
  name: 'Meta Geo Stalking',
  category: 'Sensitive Data Exposure',
  difficulty: 2,
  tags: ['OSINT'],
  cwe: [1230, 640],
  owasp: ['A04:2021', 'API2:2023'],
  kind: 'data',
  mitigationUrl:
    'https://cheatsheetseries.owasp.org/cheatsheets/Choosing_and_Using_Security_Questions_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/reset-password', parameter: 'body.answer' },
  codingChallenge: false,
  solvedWhen: when(
    passwordReset,
    ({ accountId, answer }, { cast, configuration }) =>
      accountId === cast.john?.id &&
      configuration.memories.some(({ geoStalkingMetaSecurityAnswer }) => answer === geoStalkingMetaSecurityAnswer),
  ),
})
