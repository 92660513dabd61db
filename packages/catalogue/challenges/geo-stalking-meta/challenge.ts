import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenReset } from '../../src/when-reset.ts'

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
  solvedWhen: whenReset('john', ({ memories }) =>
    memories.map(({ geoStalkingMetaSecurityAnswer }) => geoStalkingMetaSecurityAnswer).find(Boolean),
  ),
})
