import type { Contract, Hex } from './contract.ts'
import { EvmEngine } from './evm-engine.ts'

/**
 * Runs the constructor of a contract that takes no arguments, on an empty chain, in this very thread: the build does so.
 *
 * @returns the code that it leaves, and what it wrote into its storage
 * @throws Error where the constructor fails
 */
export async function construct(creation: Hex): Promise<Pick<Contract, 'code' | 'codeHash' | 'storage'>> {
  const end = await new EvmEngine().run({ kind: 'construct', creation })
  if (end.kind !== 'constructed') throw new Error('The constructor of this contract fails.')
  const { code, codeHash, storage } = end
  return { code, codeHash, storage }
}
