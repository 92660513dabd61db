import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { reviewsRead } from '@fruit/shop/reviews/facts'
import { weakness } from './weakness.ts'

/** Minimum in milliseconds. A query that sleeps for 2 s reaches it: `tookMs` counts sleeping, but not the rest of the query. */
const LONG_MS = 2000

export const challenge = defineChallenge({
  id: 56,
  key: 'noSqlCommandChallenge',
  name: 'NoSQL DoS',
  category: 'Injection',
  difficulty: 4,
  tags: ['Danger Zone'],
  cwe: [943],
  owasp: ['A03:2021', 'A05:2025', 'API4:2023'],
  asvs: ['V1.2.4', 'V1.3.2'],
  wstg: ['WSTG-INPV-05'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Denial_of_Service_Cheat_Sheet.html',
  place: { call: 'GET /rest/products/:id/reviews', parameter: 'params.id' },
  weakness,
  codingChallenge: false,
  // A plain number cannot delay the search: if one takes two seconds, the machine is busy.
  solvedWhen: when(reviewsRead, ({ productId, tookMs }) => tookMs >= LONG_MS && !/^\d+$/.test(productId)),
})
