import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { documentServed } from '@fruit/shop/files/facts'
import { weakness } from '../../weaknesses/poisoned-name/weakness.ts'

export const challenge = defineChallenge({
  id: 23,
  key: 'easterEggLevelOneChallenge',
  name: 'Easter Egg',
  category: 'Broken Access Control',
  difficulty: 4,
  tags: ['Shenanigans', 'Contraption', 'Good for Demos'],
  cwe: [158],
  owasp: ['A01:2021', 'A01:2025'],
  asvs: ['V5.3.2', 'V13.4.7'],
  wstg: ['WSTG-ATHZ-01', 'WSTG-CONF-03'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
  place: { call: 'GET /ftp/{file}', parameter: 'path.file' },
  weakness,
  prerequisites: ['directoryListingChallenge'],
  codingChallenge: false,
  solvedWhen: when(documentServed, ({ name }) => name.toLowerCase() === 'eastere.gg'),
})
