import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenPasswordReset } from '../../src/when-reset.ts'

export const challenge = defineChallenge({
  id: 102,
  key: 'geoStalkingMetaChallenge',
  name: 'Meta Geo Stalking',
  category: 'Sensitive Data Exposure',
  difficulty: 2,
  tags: ['OSINT'],
  cwe: [1230, 640],
  owasp: ['A07:2021', 'A07:2025', 'API2:2023'],
  asvs: ['V6.4.2', 'V14.2.8'],
  wstg: ['WSTG-ATHN-08'],
  kind: 'data',
  mitigationUrl:
    'https://cheatsheetseries.owasp.org/cheatsheets/Choosing_and_Using_Security_Questions_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/reset-password', parameter: 'body.answer' },
  codingChallenge: false,
  solvedWhen: whenPasswordReset('john', ({ memories }) =>
    memories.map(({ geoStalkingMetaSecurityAnswer }) => geoStalkingMetaSecurityAnswer).find(Boolean),
  ),
})
