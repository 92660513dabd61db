import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { payloadIn } from '@fruit/challenge-kit/shown-payload'
import { orderTracked } from '@fruit/shop/orders/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 66,
  key: 'reflectedXssChallenge',
  name: 'Reflected XSS',
  category: 'XSS',
  difficulty: 2,
  tags: ['Tutorial', 'Danger Zone', 'Good for Demos'],
  cwe: [79],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.2.1', 'V3.2.2'],
  wstg: ['WSTG-INPV-01'],
  kind: 'code',
  tutorialOrder: 5,
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
  place: { call: 'GET /rest/track-order/{id}', parameter: 'path.id' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(orderTracked, ({ markup }) => markup !== null && payloadIn(markup)),
})
