import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { reviewLiked } from '@fruit/shop/reviews/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 54,
  key: 'timingAttackChallenge',
  name: 'Multiple Likes',
  category: 'Broken Anti Automation',
  difficulty: 6,
  tags: [],
  cwe: [362],
  owasp: ['A04:2021', 'A06:2025', 'API6:2023'],
  asvs: ['V15.4.2'],
  wstg: ['WSTG-BUSL-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Abuse_Case_Cheat_Sheet.html',
  place: { call: 'POST /rest/products/reviews', parameter: 'body.id' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(reviewLiked, ({ likesOfSender }) => likesOfSender > 2),
})
