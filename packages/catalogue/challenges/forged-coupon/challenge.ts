import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { orderPlaced } from '@fruit/shop/orders/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 31,
  key: 'forgedCouponChallenge',
  name: 'Forged Coupon',
  category: 'Cryptographic Issues',
  difficulty: 6,
  tags: ['Good for Demos', 'Code Analysis'],
  cwe: [327],
  owasp: ['A02:2021', 'A04:2025'],
  asvs: ['V11.2.1'],
  wstg: ['WSTG-CRYP-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Cryptographic_Storage_Cheat_Sheet.html',
  place: { call: 'PUT /rest/basket/{id}/coupon/{coupon}', parameter: 'path.coupon' },
  weakness,
  prerequisites: ['forgottenBackupChallenge'],
  codingChallenge: false,
  solvedWhen: when(orderPlaced, ({ coupon }) => coupon !== null && coupon.percent >= 80),
})
