import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { payloadIn } from '@fruit/challenge-kit/shown-payload'
import { searchTermShown } from '@fruit/shop/products/facts'
import { weakness } from '../../weaknesses/search-term-as-html/weakness.ts'

export const challenge = defineChallenge({
  id: 20,
  key: 'localXssChallenge',
  name: 'DOM XSS',
  category: 'XSS',
  difficulty: 1,
  tags: ['Tutorial', 'Good for Demos'],
  cwe: [79],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V3.2.2', 'V1.2.1'],
  wstg: ['WSTG-CLNT-01'],
  kind: 'code',
  tutorialOrder: 2,
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/DOM_based_XSS_Prevention_Cheat_Sheet.html',
  place: { call: 'route /search', parameter: 'query.q' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(
    searchTermShown,
    ({ markup }) => payloadIn(markup),
    ({ term }) => `/search?q=${encodeURIComponent(term)}`,
  ),
})
