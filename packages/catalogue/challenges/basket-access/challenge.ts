import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { basketRead } from '@fruit/shop/basket/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 87,
  key: 'basketAccessChallenge',
  name: 'View Basket',
  category: 'Broken Access Control',
  difficulty: 2,
  tags: ['Tutorial', 'Good for Demos'],
  cwe: [639],
  owasp: ['A01:2021', 'A01:2025', 'API1:2023'],
  asvs: ['V8.2.2'],
  wstg: ['WSTG-ATHZ-04'],
  kind: 'code',
  tutorialOrder: 10,
  mitigationUrl:
    'https://cheatsheetseries.owasp.org/cheatsheets/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html',
  place: { call: 'GET /rest/basket/{id}', parameter: 'path.id' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(basketRead, ({ basketId, ownBasketId }) => ownBasketId !== null && basketId !== ownBasketId),
})
