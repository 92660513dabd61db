import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { containsElement } from '@fruit/challenge-kit/shown-element'
import { searchTermShown } from '@fruit/shop/products/facts'
import { weakness } from '../../weaknesses/search-term-as-html/weakness.ts'

export const challenge = defineChallenge({
  id: 100,
  key: 'xssBonusChallenge',
  name: 'Bonus Payload',
  category: 'XSS',
  difficulty: 1,
  tags: ['Shenanigans', 'Tutorial'],
  cwe: [79],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V3.2.2', 'V1.2.1'],
  wstg: ['WSTG-CLNT-01'],
  kind: 'code',
  tutorialOrder: 3,
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/DOM_based_XSS_Prevention_Cheat_Sheet.html',
  place: { call: 'route /search', parameter: 'query.q' },
  weakness,
  prerequisites: ['localXssChallenge'],
  codingChallenge: true,
  solvedWhen: when(
    searchTermShown,
    ({ markup }, { configuration }) => containsElement(markup, configuration.challenges.xssBonusPayload),
    ({ term }) => `/search?q=${encodeURIComponent(term)}`,
  ),
})
