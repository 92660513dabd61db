import type { Contract, Hex } from './contract.ts'
import { EvmEngine } from './evm-engine.ts'

/**
 * Runs the constructor of a contract without arguments, on an empty chain, in this thread; used by the build.
 *
 * @returns the resulting code, and the storage that it wrote
 * @throws Error when the constructor fails
 */
export async function construct(creation: Hex): Promise<Pick<Contract, 'code' | 'codeHash' | 'storage'>> {
  const end = await new EvmEngine().run({ kind: 'construct', creation })
  if (end.kind !== 'constructed') throw new Error('The constructor of this contract fails.')
  const { code, codeHash, storage } = end
  return { code, codeHash, storage }
}
