import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { documentServed } from '@fruit/shop/files/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 19,
  key: 'directoryListingChallenge',
  name: 'Confidential Document',
  category: 'Sensitive Data Exposure',
  difficulty: 1,
  tags: ['Good for Demos'],
  cwe: [548, 552],
  owasp: ['A01:2021', 'A01:2025'],
  asvs: ['V13.4.3', 'V13.4.7'],
  wstg: ['WSTG-CONF-03', 'WSTG-CONF-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
  place: { call: 'GET /ftp/{file}', parameter: 'path.file' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(documentServed, ({ name }) => name.toLowerCase() === 'acquisitions.md'),
})
