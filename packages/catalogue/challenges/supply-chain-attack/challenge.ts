import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { namesOneAnswer } from '../../src/one-answer.ts'
import { whenReported } from '../../src/when-reported.ts'

/** The original report of the incident, and its identifiers in lists of advisories. */
// linear-ok: no alternative has a loop
const REPORT = new RegExp(
  [
    String.raw`eslint-scope/(?:issues/|#)39(?!\d)`,
    String.raw`eslint-scope\s?#\s?39(?!\d)`,
    'npm:eslint-scope:20180712',
    'ghsa-hxxf-q3w9-4xgw',
    String.raw`nswg-eco-450(?!\d)`,
    'postmortem-for-malicious-package-publishes',
  ].join('|'),
  'i',
)
/** URLs of reports, and identifiers of advisories. */
const REPORTS = /[\w.-]{1,80}\/(?:issues\/|#)\d+|npm:[\w-]+:\d+|ghsa(?:-\w{4}){3}|(?:cve|nswg)-[\w-]{1,40}\d/g

export const challenge = defineChallenge({
  id: 80,
  key: 'supplyChainAttackChallenge',
  name: 'Supply Chain Attack',
  category: 'Vulnerable Components',
  difficulty: 5,
  tags: ['OSINT'],
  cwe: [1357],
  owasp: ['A06:2021', 'A03:2025'],
  asvs: ['V15.2.1', 'V15.2.4'],
  wstg: ['WSTG-INFO-08'],
  kind: 'knowledge',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/NPM_Security_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.comment' },
  prerequisites: ['forgottenDevBackupChallenge'],
  codingChallenge: false,
  solvedWhen: whenReported((text) => namesOneAnswer(text, REPORT, REPORTS)),
})
