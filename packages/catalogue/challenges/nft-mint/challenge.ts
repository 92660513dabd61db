import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { mintVerified } from '@fruit/shop/web3/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 10,
  key: 'nftMintChallenge',
  name: 'Mint the Honey Pot',
  category: 'Improper Input Validation',
  difficulty: 3,
  tags: ['Web3'],
  cwe: [191],
  owasp: ['A04:2021', 'A06:2025'],
  asvs: ['V1.4.2'],
  wstg: ['WSTG-BUSL-01'],
  kind: 'code',
  place: { call: 'route /bee-haven', parameter: 'body.params[0]' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(mintVerified),
})
