import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { scriptRun } from '@fruit/shop/scripts/facts'
import { weakness } from '../../weaknesses/evaluated-order-lines/weakness.ts'

export const challenge = defineChallenge({
  id: 13,
  key: 'rceChallenge',
  name: 'Blocked RCE DoS',
  category: 'Insecure Deserialization',
  difficulty: 5,
  tags: ['Danger Zone'],
  cwe: [94],
  owasp: ['A03:2021', 'A05:2025', 'API4:2023'],
  asvs: ['V1.3.2'],
  wstg: ['WSTG-INPV-11'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Deserialization_Cheat_Sheet.html',
  place: { call: 'POST /b2b/v2/orders', parameter: 'body.orderLinesData' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(scriptRun, ({ place, ended }) => place === 'order-lines' && ended === 'steps'),
})
