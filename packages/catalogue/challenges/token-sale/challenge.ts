import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { unlistedScreenOpened } from '@fruit/shop/screens/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 8,
  key: 'tokenSaleChallenge',
  name: 'Blockchain Hype',
  category: 'Security through Obscurity',
  difficulty: 5,
  tags: ['Contraption', 'Code Analysis', 'Web3'],
  cwe: [656],
  owasp: ['A04:2021', 'A06:2025'],
  asvs: ['V15.2.3'],
  wstg: ['WSTG-INFO-05', 'WSTG-CONF-04'],
  kind: 'code',
  place: { call: 'route /tokensale-ico-ea', parameter: 'path' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(
    unlistedScreenOpened,
    ({ screen }) => screen === 'token-sale',
    ({ path }) => `/${path}`,
  ),
})
