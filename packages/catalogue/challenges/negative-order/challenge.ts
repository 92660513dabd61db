import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { orderPlaced } from '@fruit/shop/orders/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 61,
  key: 'negativeOrderChallenge',
  name: 'Payback Time',
  category: 'Improper Input Validation',
  difficulty: 3,
  tags: [],
  cwe: [1284],
  owasp: ['A04:2021', 'A06:2025', 'API6:2023'],
  asvs: ['V2.2.1'],
  wstg: ['WSTG-BUSL-01'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
  place: { call: 'PUT /api/BasketItems/{id}', parameter: 'body.quantity' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(orderPlaced, ({ totalPrice }) => totalPrice < 0),
})
