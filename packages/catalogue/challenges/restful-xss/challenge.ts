import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { payloadIn } from '@fruit/challenge-kit/shown-payload'
import { productAdded, productChanged } from '@fruit/shop/products/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 2,
  key: 'restfulXssChallenge',
  name: 'API-only XSS',
  category: 'XSS',
  difficulty: 3,
  tags: ['Danger Zone'],
  cwe: [79],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.2.1', 'V1.3.1'],
  wstg: ['WSTG-INPV-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /api/Products', parameter: 'body.description' },
  weakness,
  prerequisites: ['localXssChallenge'],
  codingChallenge: true,
  solvedWhen: [
    when(productAdded, ({ product }) => payloadIn(product.descriptionMarkup)),
    when(productChanged, ({ after }) => payloadIn(after.descriptionMarkup)),
  ],
})
