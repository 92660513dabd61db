import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { foreignTokenTaken } from '@fruit/shop/accounts/facts'
import { weakness } from '../../weaknesses/any-token-algorithm/weakness.ts'

export const challenge = defineChallenge({
  id: 82,
  key: 'jwtUnsignedChallenge',
  name: 'Unsigned JWT',
  category: 'Vulnerable Components',
  difficulty: 5,
  tags: [],
  cwe: [347],
  owasp: ['A02:2021', 'A04:2025', 'API2:2023'],
  asvs: ['V9.1.2'],
  wstg: ['WSTG-ATHN-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html',
  place: { call: 'any call with a token', parameter: 'header Authorization' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(
    foreignTokenTaken,
    ({ email, algorithm }) => algorithm.toLowerCase() === 'none' && (email?.includes('jwtn3d@') ?? false),
  ),
})
