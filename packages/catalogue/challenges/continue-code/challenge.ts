import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { continueCodeApplied } from '@fruit/challenge-kit/facts'

/** A number that no challenge has. */
const UNUSED_NUMBER = 999

export const challenge = defineChallenge({
  id: 41,
  key: 'continueCodeChallenge',
  name: 'Imaginary Challenge',
  category: 'Cryptographic Issues',
  difficulty: 6,
  tags: ['Shenanigans', 'Code Analysis'],
  cwe: [330],
  owasp: ['A02:2021', 'A04:2025'],
  asvs: ['V11.5.1'],
  wstg: ['WSTG-CRYP-04'],
  kind: 'discovery',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Cryptographic_Storage_Cheat_Sheet.html',
  place: { call: 'PUT /rest/continue-code/apply/{code}', parameter: 'path.code' },
  prerequisites: ['forgottenDevBackupChallenge'],
  codingChallenge: false,
  solvedWhen: when(continueCodeApplied, ({ kind, ids }) => kind === 'hacking' && ids.includes(UNUSED_NUMBER)),
})
