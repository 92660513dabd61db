import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { namesOneAnswer } from '../../src/one-answer.ts'
import { whenReported } from '../../src/when-reported.ts'

/** A typosquatting package in the licence list, followed by the one that the clients of the older interface version name. */
const LOOKALIKE = /\bngy[\s._-]{0,2}cookies?\b|\banuglar2[\s._-]?qrcode\b/i
/** Package names: with a hyphen, with a scope, or one of the single words in the licence list. */
const PACKAGES = /@?[a-z\d]{1,80}(?:[-/][a-z\d.]+)+|\b(?:diff|i18next|react|socket\.io|uqr|zod|angular)\b/g

export const challenge = defineChallenge({
  id: 37,
  key: 'typosquattingAngularChallenge',
  name: 'Frontend Typosquatting',
  category: 'Vulnerable Components',
  difficulty: 5,
  tags: [],
  cwe: [1357],
  owasp: ['A06:2021', 'A03:2025'],
  asvs: ['V15.2.4'],
  wstg: ['WSTG-INFO-08'],
  kind: 'knowledge',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/NPM_Security_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.comment' },
  prerequisites: ['typosquattingNpmChallenge'],
  codingChallenge: false,
  solvedWhen: whenReported((text) => namesOneAnswer(text, LOOKALIKE, PACKAGES)),
})
