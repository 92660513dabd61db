import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import { createEVM } from '@ethereumjs/evm'
import { Account, bytesToHex, createAddressFromString, hexToBytes, setLengthLeft } from '@ethereumjs/util'
import type { Contract, Hex } from './contract.ts'
import { WorldState } from './world-state.ts'

/** Stands for wherever the contract will be: constructors of the shop do not ask for their address. */
const SOMEWHERE = '0x00000000000000000000000000000000000c0de5'

/** Gas that a constructor may take. */
const CONSTRUCTOR_GAS = 16_000_000n

/**
 * Runs the constructor of a contract that takes no arguments, on an empty chain.
 *
 * @returns the code that it leaves, and what it wrote into its storage
 * @throws Error where the constructor fails
 */
export async function construct(creation: Hex): Promise<Pick<Contract, 'code' | 'storage'>> {
  const stateManager = new WorldState({ accounts: new Map(), codes: new Map(), slots: new Map() })
  const common = new Common({ chain: Mainnet, hardfork: Hardfork.Prague })
  const evm = await createEVM({ common, stateManager })
  const to = createAddressFromString(SOMEWHERE)
  await stateManager.putAccount(to, new Account())
  const { exceptionError, returnValue } = await evm.runCode({
    code: hexToBytes(creation),
    to,
    gasLimit: CONSTRUCTOR_GAS,
  })
  if (exceptionError) throw new Error(`The constructor fails: ${exceptionError.error}.`)
  const slots = stateManager.settle().slots.get(SOMEWHERE) ?? new Map<Hex, Uint8Array>()
  const storage = [...slots].map(([slot, value]) => [slot, bytesToHex(setLengthLeft(value, 32))] as const)
  return { code: bytesToHex(returnValue), storage: Object.fromEntries(storage) }
}
