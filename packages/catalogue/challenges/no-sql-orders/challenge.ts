import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { orderTracked } from '@fruit/shop/orders/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 57,
  key: 'noSqlOrdersChallenge',
  name: 'NoSQL Exfiltration',
  category: 'Injection',
  difficulty: 5,
  tags: ['Danger Zone'],
  cwe: [943],
  owasp: ['A03:2021', 'A05:2025', 'API1:2023'],
  asvs: ['V1.2.4'],
  wstg: ['WSTG-INPV-05'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'GET /rest/track-order/{id}', parameter: 'path.id' },
  weakness,
  prerequisites: ['noSqlCommandChallenge'],
  codingChallenge: false,
  solvedWhen: when(orderTracked, ({ count }) => count > 1),
})
