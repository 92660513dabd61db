import { defineSeam } from '@fruit/isomorphic/seam'
import { file as beeFaucet } from './contracts/bee-faucet.sol'
import { file as honeyPot } from './contracts/honey-pot.sol'
import { file as soulBoundToken } from './contracts/soul-bound-token.sol'
import { file as walletBank } from './contracts/wallet-bank.sol'

// What runs in these seams is a compiled file of Solidity (decision 24). `placements.ts` says where its contract stands.

/** Gives bees away: the contract `BeeFaucet`. */
export const pourBees = defineSeam('web3.pour-bees', beeFaucet)

/** Sells honey pots: the contract `HoneyPot`. */
export const sellHoneyPots = defineSeam('web3.sell-honey-pots', honeyPot)

/** Keeps ether of customers: the contract `WalletBank`. */
export const keepDeposits = defineSeam('web3.keep-deposits', walletBank)

/** Holds tokens that nobody can give away: the contract `SoulBoundToken`. */
export const bindTokens = defineSeam('web3.bind-tokens', soulBoundToken)
