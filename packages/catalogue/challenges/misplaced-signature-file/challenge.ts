import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { documentServed } from '@fruit/shop/files/facts'
import { weakness } from '../../weaknesses/poisoned-name/weakness.ts'

export const challenge = defineChallenge({
  id: 53,
  key: 'misplacedSignatureFileChallenge',
  name: 'Misplaced Signature File',
  category: 'Observability Failures',
  difficulty: 4,
  tags: ['Good Practice', 'Contraption'],
  cwe: [552],
  owasp: ['A01:2021', 'A01:2025'],
  asvs: ['V13.4.7'],
  wstg: ['WSTG-CONF-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
  place: { call: 'GET /ftp/{file}', parameter: 'path.file' },
  weakness,
  prerequisites: ['directoryListingChallenge'],
  codingChallenge: false,
  solvedWhen: when(documentServed, ({ name }) => name.toLowerCase() === 'suspicious_errors.yml'),
})
