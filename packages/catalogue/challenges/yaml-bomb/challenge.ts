import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { documentRead } from '@fruit/shop/complaints/facts'
import { weakness } from '../../weaknesses/retired-order-formats/weakness.ts'

export const challenge = defineChallenge({
  id: 93,
  key: 'yamlBombChallenge',
  name: 'Memory Bomb',
  category: 'Insecure Deserialization',
  difficulty: 5,
  tags: ['Danger Zone'],
  cwe: [776],
  owasp: ['A05:2021', 'A02:2025', 'API4:2023'],
  asvs: ['V1.5.2', 'V15.2.2'],
  wstg: ['WSTG-BUSL-09'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Denial_of_Service_Cheat_Sheet.html',
  place: { call: 'POST /file-upload', parameter: 'body.file' },
  weakness,
  prerequisites: ['deprecatedInterfaceChallenge'],
  codingChallenge: false,
  solvedWhen: when(documentRead, ({ format, outcome }) => format === 'yaml' && outcome === 'stopped'),
})
