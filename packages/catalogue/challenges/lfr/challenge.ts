import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { layoutUsed } from '@fruit/shop/erasure/facts'
import { weakness } from './weakness.ts'

/** Folder of the page templates. A response that contains one of them shows that layouts can be read from any file. */
const TEMPLATES = '/views/'

export const challenge = defineChallenge({
  id: 105,
  key: 'lfrChallenge',
  name: 'Local File Read',
  category: 'Vulnerable Components',
  difficulty: 5,
  tags: ['OSINT', 'Danger Zone'],
  cwe: [73],
  owasp: ['A04:2021', 'A06:2025'],
  asvs: ['V5.3.2'],
  wstg: ['WSTG-ATHZ-01'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
  place: { call: 'POST /dataerasure', parameter: 'body.layout' },
  weakness,
  prerequisites: ['xxeFileDisclosureChallenge'],
  codingChallenge: false,
  solvedWhen: when(layoutUsed, ({ shownFiles }) => shownFiles.some((path) => !path.startsWith(TEMPLATES))),
})
