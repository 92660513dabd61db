import { definePath } from '@fruit/challenge-kit/path'

export const path = definePath({
  name: 'Chain and contracts',
  order: 10,
  kind: 'family',
  prerequisites: ['first-ninety-minutes'],
  challenges: [
    'web3SandboxChallenge',
    'nftUnlockChallenge',
    'nftMintChallenge',
    'tokenSaleChallenge',
    'web3WalletChallenge',
  ],
})
