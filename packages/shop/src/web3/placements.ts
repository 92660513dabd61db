import type { Contract, Placement, SolidityFile } from '@fruit/chain/contract'
import type { Seam } from '@fruit/isomorphic/seam'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import type { World } from '@fruit/world/world'
import { file as beeToken } from './contracts/bee-token.sol'
import { bindTokens, keepDeposits, pourBees, sellHoneyPots } from './seams.ts'

/**
 * Ether that customers had deposited in the bank before the web client existed, in wei. The bank's constructor books
 * the same amount.
 */
const DEPOSITS = 4n * 10n ** 18n

/**
 * The contracts on a world's chain. The chain checks them at each use: when the contract of an address has changed, it
 * is deployed again with its initial storage and ether.
 */
export function placements(world: World): readonly Placement[] {
  const seamed = (seam: Seam<SolidityFile, string, 'direct'>, name: string) => contractIn(world.use(seam), name)
  return [
    { address: CONTRACTS.beeToken.address, contract: contractIn(beeToken, 'BeeToken'), balance: 0n },
    { address: CONTRACTS.beeFaucet.address, contract: seamed(pourBees, 'BeeFaucet'), balance: 0n },
    { address: CONTRACTS.honeyPot.address, contract: seamed(sellHoneyPots, 'HoneyPot'), balance: 0n },
    { address: CONTRACTS.walletBank.address, contract: seamed(keepDeposits, 'WalletBank'), balance: DEPOSITS },
    { address: CONTRACTS.soulBoundToken.address, contract: seamed(bindTokens, 'SoulBoundToken'), balance: 0n },
  ]
}

/** @throws Error where the file has no such contract */
function contractIn({ contracts }: SolidityFile, name: string): Contract {
  const contract = contracts[name]
  if (!contract) throw new Error(`The Solidity file has no contract ${name}.`)
  return contract
}
