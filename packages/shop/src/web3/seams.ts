import { defineSeam } from '@fruit/isomorphic/seam'
import { file as beeFaucet } from './contracts/bee-faucet.sol'
import { file as honeyPot } from './contracts/honey-pot.sol'
import { file as soulBoundToken } from './contracts/soul-bound-token.sol'
import { file as walletBank } from './contracts/wallet-bank.sol'

// The implementations of these seams are compiled Solidity files (decision 24). `placements.ts` defines the addresses
// of their contracts.

/** Pays out bees: the contract `BeeFaucet`. */
export const pourBees = defineSeam('web3.pour-bees', beeFaucet)

/** Sells honey pots: the contract `HoneyPot`. */
export const sellHoneyPots = defineSeam('web3.sell-honey-pots', honeyPot)

/** Keeps customers' ether: the contract `WalletBank`. */
export const keepDeposits = defineSeam('web3.keep-deposits', walletBank)

/** Keeps tokens that cannot be transferred: the contract `SoulBoundToken`. */
export const bindTokens = defineSeam('web3.bind-tokens', soulBoundToken)
