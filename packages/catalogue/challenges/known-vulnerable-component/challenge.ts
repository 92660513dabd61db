import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenReported } from '../../src/when-reported.ts'

/**
 * Name and version of libraries in the manifest with a published vulnerability. The lookarounds reject other versions that contain the same
 * digits.
 */
const VULNERABLE_VERSIONS = [
  [/sanitize-html/, /(?<![\d.])1\.4\.2(?!\.?\d)/],
  [/express-jwt/, /(?<![\d.])0\.1\.3(?!\.?\d)/],
] as const

export const challenge = defineChallenge({
  id: 88,
  key: 'knownVulnerableComponentChallenge',
  name: 'Vulnerable Library',
  category: 'Vulnerable Components',
  difficulty: 4,
  tags: ['OSINT'],
  cwe: [1104],
  owasp: ['A06:2021', 'A03:2025'],
  asvs: ['V15.2.1'],
  wstg: ['WSTG-INFO-08'],
  kind: 'knowledge',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Vulnerable_Dependency_Management_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.comment' },
  prerequisites: ['forgottenDevBackupChallenge'],
  codingChallenge: false,
  solvedWhen: whenReported((text) => {
    const said = text.toLowerCase()
    return VULNERABLE_VERSIONS.some((words) => words.every((word) => word.test(said)))
  }),
})
