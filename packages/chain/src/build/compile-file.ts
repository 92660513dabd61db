import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// Configurations of Vite are bundled before Node runs them, and only files that are named by their paths are.
import type { SolidityEngine } from '../../../containment/src/solidity-engine.ts'
import type { CompiledContract } from '../../../containment/src/solidity-job.ts'
import { importsOf } from '../imports.ts'

const require = createRequire(import.meta.url)

/** Thrown where a file of the shop does not compile. */
class SolidityError extends Error {
  override readonly name = 'SolidityError'
}

/**
 * Compiles a file of ours; it may import what `@openzeppelin/contracts` has.
 *
 * @returns the contracts that can be deployed
 * @throws SolidityError that names file and line
 */
export function compileFile(compiler: SolidityEngine, name: string, source: string): readonly CompiledContract[] {
  const sources = { [name]: source, ...importsOf(source, (name) => readFileSync(require.resolve(name), 'utf8')) }
  const end = compiler.compile({ owner: 'build', program: require.resolve('solc/soljson.js'), sources, wanted: [name] })
  if (end.kind === 'value') return Object.values(end.contracts[name]!).filter(({ creation }) => creation !== '0x')
  if (end.kind === 'out-of-memory') throw new SolidityError(`${name}: the compiler gave up.`)
  throw new SolidityError(
    end.complaints.map(({ file, line, message }) => `${file ?? name}:${line ?? 1}: ${message}`).join('\n'),
  )
}
