import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { documentServed } from '@fruit/shop/files/facts'
import { weakness } from '../../weaknesses/poisoned-name/weakness.ts'

export const challenge = defineChallenge({
  id: 35,
  key: 'forgottenDevBackupChallenge',
  name: 'Forgotten Developer Backup',
  category: 'Sensitive Data Exposure',
  difficulty: 4,
  tags: ['Contraption', 'Good for Demos', 'Prerequisite'],
  cwe: [530],
  owasp: ['A05:2021', 'A02:2025'],
  asvs: ['V13.4.7'],
  wstg: ['WSTG-CONF-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
  place: { call: 'GET /ftp/{file}', parameter: 'path.file' },
  weakness,
  prerequisites: ['directoryListingChallenge'],
  codingChallenge: false,
  solvedWhen: when(documentServed, ({ name }) => name.toLowerCase() === 'package.json.bak'),
})
