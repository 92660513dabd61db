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
  cwe: [749],
  owasp: ['A05:2021', 'A01:2025', 'API9:2023'],
  asvs: ['V15.2.3', 'V5.2.2'],
  wstg: ['WSTG-INFO-06', 'WSTG-BUSL-08'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Attack_Surface_Analysis_Cheat_Sheet.html',
  place: { call: 'POST /file-upload', parameter: 'body.file' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(documentRead),
})
