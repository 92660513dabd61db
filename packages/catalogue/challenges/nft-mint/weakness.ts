import { defineContractWeakness } from '@fruit/challenge-kit/weakness'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { pourBees } from '@fruit/shop/web3/seams'
import { property } from './property.ts'

export const weakness = defineContractWeakness({
  id: 'nft-mint',
  seam: pourBees,
  flaw: () => import('./flaw.sol'),
  fixes: {
    'cap-each-call': {
      outcome: 'leaks',
      why: 'Nobody gets more than 200 bees in one call. The second call finds an empty pool, takes 200 from nothing, and leaves 56 in it.',
      load: () => import('./fix-cap-each-call.sol'),
    },
    'count-in-sixteen-bits': {
      outcome: 'leaks',
      why: 'A wider counter wraps around as well, only further up: 255 bees taken from 200 leave 65481 in the pool. And a number without a sign is never below zero, so the check behind it passes whatever happens.',
      load: () => import('./fix-count-in-sixteen-bits.sol'),
    },
    'once-for-each-visitor': {
      outcome: 'leaks',
      why: 'Each account may come once. Accounts cost nothing: somebody makes as many as it takes, and each takes 255 bees out of a pool that wraps around.',
      load: () => import('./fix-once-for-each-visitor.sol'),
    },
    'refuse-more-than-there-is': {
      outcome: 'holds',
      why: 'What is asked for is compared with what is there before anything is taken. The subtraction is checked by the compiler once more, now that nothing switches that off.',
      load: () => import('./fix-refuse-more-than-there-is.sol'),
    },
  },
  ownContract: {
    name: 'BeeFaucet',
    known: CONTRACTS.beeFaucet,
    doc: 'Gives the 200 bees of its pool away. `withdraw(uint8 amount)` sends that many whole bees to whoever calls, and `getBalance()` tells how many are left in the pool. The faucet owns many more than that: the next harvests.',
    property,
  },
})
