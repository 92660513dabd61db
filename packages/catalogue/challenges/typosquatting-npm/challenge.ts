import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenReported } from '../../src/when-reported.ts'

/** A typosquatting package in the manifest. */
const LOOKALIKE = 'epilogue-js'

export const challenge = defineChallenge({
  id: 44,
  key: 'typosquattingNpmChallenge',
  name: 'Legacy Typosquatting',
  category: 'Vulnerable Components',
  difficulty: 4,
  tags: [],
  cwe: [1357],
  owasp: ['A06:2021', 'A03:2025'],
  asvs: ['V15.2.4'],
  wstg: ['WSTG-INFO-08'],
  kind: 'knowledge',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/NPM_Security_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.comment' },
  prerequisites: ['forgottenDevBackupChallenge'],
  codingChallenge: false,
  solvedWhen: whenReported((text) => text.toLowerCase().includes(LOOKALIKE)),
})
