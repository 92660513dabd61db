import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { watchedAccountPaid } from '@fruit/shop/web3/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 11,
  key: 'web3WalletChallenge',
  name: 'Wallet Depletion',
  category: 'Miscellaneous',
  difficulty: 6,
  tags: ['Web3'],
  cwe: [841],
  owasp: ['A04:2021', 'A06:2025'],
  asvs: ['V2.3.1'],
  wstg: ['WSTG-BUSL-06'],
  kind: 'code',
  place: { call: 'route /wallet-web3', parameter: 'body.params[0]' },
  weakness,
  codingChallenge: true,
  // An account also receives more than it paid in if others deposit for it. `isAnnounced` excludes that case: the bank’s event names
  // accounts that it overpaid.
  solvedWhen: when(watchedAccountPaid, ({ paidIn, paidOut, isAnnounced }) => isAnnounced && paidOut > paidIn),
})
