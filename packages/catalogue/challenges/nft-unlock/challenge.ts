import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { keySubmitted } from '@fruit/shop/web3/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 9,
  key: 'nftUnlockChallenge',
  name: 'NFT Takeover',
  category: 'Sensitive Data Exposure',
  difficulty: 2,
  tags: ['Contraption', 'Good for Demos', 'Web3'],
  cwe: [522],
  owasp: ['A04:2021', 'A06:2025'],
  asvs: ['V13.3.1'],
  wstg: ['WSTG-INFO-05'],
  kind: 'discovery',
  place: { call: 'POST /rest/web3/submitKey', parameter: 'body.privateKey' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(keySubmitted, ({ kind }) => kind === 'right'),
})
