import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { reviewsChanged } from '@fruit/shop/reviews/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 58,
  key: 'noSqlReviewsChallenge',
  name: 'NoSQL Manipulation',
  category: 'Injection',
  difficulty: 4,
  tags: [],
  cwe: [943],
  owasp: ['A03:2021', 'A05:2025', 'API1:2023'],
  asvs: ['V1.2.4'],
  wstg: ['WSTG-INPV-05'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
  place: { call: 'PATCH /rest/products/reviews', parameter: 'body.id' },
  weakness,
  prerequisites: ['forgedReviewChallenge'],
  codingChallenge: true,
  solvedWhen: when(reviewsChanged, ({ modified }) => modified > 1),
})
