import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { orderPlaced } from '@fruit/shop/orders/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 16,
  key: 'christmasSpecialChallenge',
  name: 'Christmas Special',
  category: 'Injection',
  difficulty: 4,
  tags: [],
  cwe: [89],
  owasp: ['A03:2021', 'A05:2025', 'API1:2023'],
  asvs: ['V1.2.4'],
  wstg: ['WSTG-INPV-05'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
  place: { call: 'POST /api/BasketItems', parameter: 'body.ProductId' },
  weakness,
  prerequisites: ['loginAdminChallenge'],
  codingChallenge: false,
  solvedWhen: when(orderPlaced, ({ products }, { configuration }) => {
    const special = configuration.products.findIndex((product) => product.useForChristmasSpecialChallenge) + 1
    return products.some(({ productId }) => productId === special)
  }),
})
