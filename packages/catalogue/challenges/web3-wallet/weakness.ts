import { defineContractWeakness } from '@fruit/challenge-kit/weakness'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { keepDeposits } from '@fruit/shop/web3/seams'
import { property } from './property.ts'

export const weakness = defineContractWeakness({
  id: 'web3-wallet',
  seam: keepDeposits,
  flaw: () => import('./flaw.sol'),
  fixes: {
    'ask-for-a-person': {
      outcome: 'breaks',
      why: 'No contract can withdraw any more, so none can do it twice. Nor can customers whose account is a contract get at their ether: shared wallets, and wallets that can be recovered. And who signed a transaction says little about who is asking.',
      load: () => import('./fix-ask-for-a-person.sol'),
    },
    'end-at-nothing': {
      outcome: 'leaks',
      why: 'The balance no longer wraps around; it ends at nothing. But it is still compared and paid before it is lowered, so a contract that withdraws again while it is being paid is paid again.',
      load: () => import('./fix-end-at-nothing.sol'),
    },
    'keep-the-books-first': {
      outcome: 'holds',
      why: 'First the checks, then the books, and the payment last. Whoever calls again while being paid meets a balance that is lowered already. If the payment fails, the whole transaction is undone, the books with it.',
      load: () => import('./fix-keep-the-books-first.sol'),
    },
    'once-in-a-block': {
      outcome: 'leaks',
      why: 'One payment in each block would be enough of a limit, if the block were written down before the payment. As it is, all the nested calls find the old one.',
      load: () => import('./fix-once-in-a-block.sol'),
    },
  },
  ownContract: {
    name: 'WalletBank',
    known: CONTRACTS.walletBank,
    doc: 'Keeps the ether of customers. `ethdeposit(address customer)` books what is sent along, `withdraw(uint256 amount)` pays at most 0.1 ether at a time back to whoever calls, and `balanceOf(address customer)` tells what somebody has in it. Customers may be contracts, which do something of their own when they are paid. Its constructor books the four ether that its first customers brought.',
    property,
  },
})
