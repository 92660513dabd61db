import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { documentRead } from '@fruit/shop/complaints/facts'
import { weakness } from '../../weaknesses/retired-order-formats/weakness.ts'

export const challenge = defineChallenge({
  id: 22,
  key: 'deprecatedInterfaceChallenge',
  name: 'Deprecated Interface',
  category: 'Security Misconfiguration',
  difficulty: 2,
  tags: ['Contraption', 'Prerequisite'],
  cwe: [477],
  owasp: ['A05:2021', 'API9:2023'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Attack_Surface_Analysis_Cheat_Sheet.html',
  place: { call: 'POST /file-upload', parameter: 'body.file' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(documentRead),
})
