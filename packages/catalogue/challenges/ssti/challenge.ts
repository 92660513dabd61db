import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { innerDoorOpened } from '@fruit/shop/machine/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 74,
  key: 'sstiChallenge',
  name: 'SSTi',
  category: 'Injection',
  difficulty: 6,
  tags: ['Contraption', 'Danger Zone', 'Code Analysis'],
  cwe: [1336],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.3.7'],
  wstg: ['WSTG-INPV-18'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /profile', parameter: 'body.username' },
  weakness,
  prerequisites: ['directoryListingChallenge'],
  codingChallenge: false,
  solvedWhen: when(innerDoorOpened, ({ program }) => program === 'user-name'),
})
