import type { Contract, Placement, SolidityFile } from '@fruit/chain/contract'
import type { Seam } from '@fruit/isomorphic/seam'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import type { World } from '@fruit/world/world'
import { file as beeToken } from './contracts/bee-token.sol'
import { bindTokens, keepDeposits, pourBees, sellHoneyPots } from './seams.ts'

/** What customers had brought to the bank before the web client was there, in wei: its constructor books as much. */
const DEPOSITS = 4n * 10n ** 18n

/**
 * The contracts that stand on a world's chain. The chain looks at each use: where another one is to stand at an address than
 * stood there before, it is placed anew, with the storage and the ether of its first day.
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
  if (!contract) throw new Error(`There is no contract ${name} in this file of Solidity.`)
  return contract
}
