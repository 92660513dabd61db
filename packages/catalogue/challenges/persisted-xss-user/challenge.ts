import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { payloadIn } from '@fruit/challenge-kit/shown-payload'
import { accountRegistered } from '@fruit/shop/accounts/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 18,
  key: 'persistedXssUserChallenge',
  name: 'Client-side XSS Protection',
  category: 'XSS',
  difficulty: 3,
  tags: ['Danger Zone'],
  cwe: [79, 602],
  owasp: ['A03:2021', 'A04:2021', 'A05:2025', 'A06:2025'],
  asvs: ['V1.2.1', 'V2.2.2'],
  wstg: ['WSTG-INPV-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /api/Users', parameter: 'body.email' },
  weakness,
  prerequisites: ['localXssChallenge'],
  codingChallenge: false,
  solvedWhen: when(accountRegistered, ({ emailMarkup }) => payloadIn(emailMarkup)),
})
