import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenReported } from '../../src/when-reported.ts'

/** Published hash of the only advisory that affects all shops. */
const PUBLISHED_HASH = '/.well-known/csaf/2020/ff-sa-20200513-token-check.json.sha512'

export const challenge = defineChallenge({
  id: 107,
  key: 'csafChallenge',
  name: 'Security Advisory',
  category: 'Miscellaneous',
  difficulty: 3,
  tags: [],
  cwe: [1395],
  owasp: ['A06:2021', 'A03:2025'],
  asvs: ['V15.2.1'],
  wstg: ['WSTG-INFO-03'],
  kind: 'knowledge',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Vulnerable_Dependency_Management_Cheat_Sheet.html',
  place: { call: 'GET /.well-known/{path}', parameter: 'path.path' },
  prerequisites: ['securityPolicyChallenge'],
  codingChallenge: false,
  solvedWhen: whenReported((text, { configuration, files }) => {
    const published = Buffer.from(files.read(PUBLISHED_HASH)?.bytes ?? [])
      .toString()
      .split(' ')[0]
    const hash = configuration.challenges.csafHashValue || published
    return Boolean(hash) && text.toLowerCase().includes(hash!.toLowerCase())
  }),
})
