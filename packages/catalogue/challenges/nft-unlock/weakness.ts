import { defineContractWeakness } from '@fruit/challenge-kit/weakness'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { bindTokens } from '@fruit/shop/web3/seams'
import { property } from './property.ts'

export const weakness = defineContractWeakness({
  id: 'nft-unlock',
  seam: bindTokens,
  flaw: () => import('./flaw.sol'),
  fixes: {
    'burn-what-moves': {
      outcome: 'leaks',
      why: 'Nobody else ever holds the token. But whoever signs for its owner, the thief of a key too, can now destroy it. A token that is bound to somebody must be refused to everybody else, not lost.',
      load: () => import('./fix-burn-what-moves.sol'),
    },
    'hold-every-token': {
      outcome: 'holds',
      why: 'Every way to move a token goes through `_update`. There, a token that has an owner is refused to everybody, its owner included, and only new ones pass. The stolen key opens the account, but the token stays in it.',
      load: () => import('./fix-hold-every-token.sol'),
    },
    'refuse-safe-transfers': {
      outcome: 'leaks',
      why: 'The safe function is closed, and `transferFrom`, which it is made of, stays open. The standard has three ways to move a token.',
      load: () => import('./fix-refuse-safe-transfers.sol'),
    },
    'refuse-strangers': {
      outcome: 'leaks',
      why: 'Only the owner may move the token. Whoever has the key of the owner is the owner, as far as a chain can tell.',
      load: () => import('./fix-refuse-strangers.sol'),
    },
  },
  ownContract: {
    name: 'SoulBoundToken',
    known: CONTRACTS.soulBoundToken,
    doc: 'Holds tokens that stay with their first owner, as an ERC-721 of OpenZeppelin. Its constructor gives token 1 to the first member.',
    property,
  },
})
