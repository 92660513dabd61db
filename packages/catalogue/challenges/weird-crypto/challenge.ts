import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenReported } from '../../src/when-reported.ts'

/** What the shop uses where a cipher or a slow hash belongs. */
const MISUSED = /z85|base85|base64|md5|hashids/i

export const challenge = defineChallenge({
  id: 89,
  key: 'weirdCryptoChallenge',
  name: 'Weird Crypto',
  category: 'Cryptographic Issues',
  difficulty: 2,
  tags: [],
  cwe: [327, 916],
  owasp: ['A02:2021', 'A04:2025'],
  asvs: ['V11.4.1', 'V11.4.2'],
  wstg: ['WSTG-CRYP-04'],
  kind: 'knowledge',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Cryptographic_Storage_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.comment' },
  codingChallenge: false,
  solvedWhen: whenReported((text) => MISUSED.test(text)),
})
