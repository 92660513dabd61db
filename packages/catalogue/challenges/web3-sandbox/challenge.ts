import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { unlistedScreenOpened } from '@fruit/shop/screens/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 12,
  key: 'web3SandboxChallenge',
  name: 'Web3 Sandbox',
  category: 'Broken Access Control',
  difficulty: 1,
  tags: ['Web3'],
  cwe: [425],
  owasp: ['A01:2021', 'A01:2025', 'API9:2023'],
  asvs: ['V15.2.3'],
  wstg: ['WSTG-CONF-04'],
  kind: 'code',
  place: { call: 'route /web3-sandbox', parameter: 'path' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(
    unlistedScreenOpened,
    ({ screen }) => screen === 'web3-sandbox',
    ({ path }) => `/${path}`,
  ),
})
