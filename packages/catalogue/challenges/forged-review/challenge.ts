import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { reviewStored, reviewsChanged } from '@fruit/shop/reviews/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 33,
  key: 'forgedReviewChallenge',
  name: 'Forged Review',
  category: 'Broken Access Control',
  difficulty: 3,
  tags: [],
  cwe: [639],
  owasp: ['A01:2021', 'A01:2025', 'API1:2023'],
  asvs: ['V8.2.2', 'V8.3.1'],
  wstg: ['WSTG-ATHZ-04', 'WSTG-BUSL-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
  place: { call: 'PATCH /rest/products/reviews', parameter: 'body.id' },
  weakness,
  codingChallenge: true,
  solvedWhen: [
    when(reviewStored, ({ author, sender }) => author !== sender),
    when(reviewsChanged, ({ modified, authors, sender }) => modified === 1 && authors[0] !== sender),
  ],
})
