import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { dataExported } from '@fruit/shop/privacy/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 39,
  key: 'dataExportChallenge',
  name: 'GDPR Data Theft',
  category: 'Sensitive Data Exposure',
  difficulty: 4,
  tags: [],
  cwe: [359, 639],
  owasp: ['A01:2021', 'A01:2025', 'API1:2023'],
  asvs: ['V8.2.2'],
  wstg: ['WSTG-ATHZ-04'],
  kind: 'code',
  mitigationUrl:
    'https://cheatsheetseries.owasp.org/cheatsheets/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/data-export', parameter: 'header.authorization' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(dataExported, ({ accountId, orders }) => orders.some(({ owner }) => owner !== accountId)),
})
