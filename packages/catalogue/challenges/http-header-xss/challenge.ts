import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { payloadIn } from '@fruit/challenge-kit/shown-payload'
import { loginAddressKept } from '@fruit/shop/accounts/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 40,
  key: 'httpHeaderXssChallenge',
  name: 'HTTP-Header XSS',
  category: 'XSS',
  difficulty: 4,
  tags: ['Danger Zone'],
  cwe: [79],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.2.1', 'V4.1.3'],
  wstg: ['WSTG-INPV-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
  place: { call: 'GET /rest/saveLoginIp', parameter: 'header.true-client-ip' },
  weakness,
  prerequisites: ['localXssChallenge'],
  codingChallenge: false,
  solvedWhen: when(loginAddressKept, ({ markup }) => payloadIn(markup)),
})
