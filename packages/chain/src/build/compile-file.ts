import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// Vite bundles its configuration files before Node runs them, but only modules that are imported by path.
import type { SolidityEngine } from '../../../sandbox/src/solidity/solidity-engine.ts'
import type { CompiledContract } from '../../../sandbox/src/solidity/solidity-job.ts'
import { importsOf } from '../imports.ts'

const require = createRequire(import.meta.url)

/** Thrown when a file of the shop does not compile. */
class SolidityError extends Error {
  override readonly name = 'SolidityError'
}

/**
 * Compiles a file of the shop; it may import files of `@openzeppelin/contracts`.
 *
 * @returns the contracts that can be deployed
 * @throws SolidityError that names file and line
 */
export function compileFile(compiler: SolidityEngine, name: string, source: string): readonly CompiledContract[] {
  const sources = { [name]: source, ...importsOf(source, (name) => readFileSync(require.resolve(name), 'utf8')) }
  const end = compiler.compile({ owner: 'build', program: require.resolve('solc/soljson.js'), sources, wanted: [name] })
  if (end.kind === 'value') return Object.values(end.contracts[name]!).filter(({ creation }) => creation !== '0x')
  if (end.kind === 'limit')
    throw new SolidityError(
      `${name}: ${end.limit === 'memory' ? 'the compiler ran out of memory' : 'its code and interface are too long'}.`,
    )
  throw new SolidityError(
    end.complaints.map(({ file, line, message }) => `${file ?? name}:${line ?? 1}: ${message}`).join('\n'),
  )
}
