import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { orderPlaced } from '@fruit/shop/orders/facts'
import { weakness } from './weakness.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const challenge = defineChallenge({
  id: 28,
  key: 'manipulateClockChallenge',
  name: 'Expired Coupon',
  category: 'Improper Input Validation',
  difficulty: 4,
  tags: [],
  cwe: [602],
  owasp: ['A04:2021', 'A06:2025', 'API6:2023'],
  asvs: ['V2.2.2'],
  wstg: ['WSTG-BUSL-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
  place: { call: 'POST /rest/basket/{id}/checkout', parameter: 'body.couponData' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(
    orderPlaced,
    ({ campaign }, { clock }) => campaign !== null && clock.now() >= campaign.validOn + DAY_MS,
  ),
})
