import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { basketItemStored } from '@fruit/shop/basket/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 52,
  key: 'basketManipulateChallenge',
  name: 'Manipulate Basket',
  category: 'Broken Access Control',
  difficulty: 3,
  tags: [],
  cwe: [639, 436],
  owasp: ['A01:2021', 'A01:2025', 'API1:2023'],
  asvs: ['V8.2.2', 'V1.5.3'],
  wstg: ['WSTG-ATHZ-04', 'WSTG-INPV-04'],
  kind: 'code',
  mitigationUrl:
    'https://cheatsheetseries.owasp.org/cheatsheets/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /api/BasketItems', parameter: 'body.BasketId' },
  weakness,
  prerequisites: ['basketAccessChallenge'],
  codingChallenge: false,
  solvedWhen: when(basketItemStored, ({ basketId, ownBasketId }) => basketId !== ownBasketId),
})
