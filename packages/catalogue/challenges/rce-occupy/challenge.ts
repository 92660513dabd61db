import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { scriptRun } from '@fruit/shop/scripts/facts'
import { weakness } from '../../weaknesses/evaluated-order-lines/weakness.ts'

export const challenge = defineChallenge({
  id: 79,
  key: 'rceOccupyChallenge',
  name: 'Successful RCE DoS',
  category: 'Insecure Deserialization',
  difficulty: 6,
  tags: ['Danger Zone'],
  cwe: [400],
  owasp: ['A04:2021', 'A06:2025', 'API4:2023'],
  asvs: ['V1.3.2', 'V15.2.2'],
  wstg: ['WSTG-INPV-11'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Denial_of_Service_Cheat_Sheet.html',
  place: { call: 'POST /b2b/v2/orders', parameter: 'body.orderLinesData' },
  weakness,
  prerequisites: ['rceChallenge'],
  codingChallenge: false,
  solvedWhen: when(scriptRun, ({ place, ended }) => place === 'order-lines' && ended === 'deadline'),
})
