import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
// Vite bundles its configuration files before Node runs them, but only modules that are imported by path.
import { SolidityEngine } from '../../../sandbox/src/solidity/solidity-engine.ts'
import type { Contract, SolidityFile } from '../contract.ts'
import { compileFile } from './compile-file.ts'

const MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url))
const CACHE = join(MODULES, '.cache/solidity')

/** Inputs of the compilation other than the source. */
const LIBRARIES: readonly string[] = ['solc', '@openzeppelin/contracts', '@ethereumjs/evm']
const CODE: readonly string[] = [
  'solidity-plugin.ts',
  'compile-file.ts',
  '../imports.ts',
  '../construct.ts',
  '../evm-engine.ts',
  '../../../sandbox/src/solidity/solidity-engine.ts',
]

/** Module that the server imports for players' contracts with imports. */
const LIBRARY = 'virtual:openzeppelin'
/** Folders of OpenZeppelin that a contract in one file may need. */
const FOLDERS: readonly string[] = ['access', 'interfaces', 'token', 'utils']

function librarySources(): Record<string, string> {
  const folder = join(MODULES, '@openzeppelin/contracts')
  const names = FOLDERS.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.sol'))
      .map((file) => `${part}/${file.replaceAll('\\', '/')}`),
  )
  return Object.fromEntries(
    names.sort().map((name) => [`@openzeppelin/contracts/${name}`, readFileSync(join(folder, name), 'utf8')]),
  )
}

/**
 * Lets sources import `.sol` files: they are compiled, their constructors run, and the import returns a `SolidityFile`. Results
 * are cached by their inputs.
 */
export function solidity(): Plugin {
  // It takes a second to start, which happens with the first file that is not cached.
  const compiler = new SolidityEngine()
  return {
    name: 'fruit:solidity',
    enforce: 'pre',
    resolveId: (source) => (source === LIBRARY ? `\0${LIBRARY}` : undefined),
    async load(id) {
      if (id === `\0${LIBRARY}`) return `export const files = ${JSON.stringify(librarySources())}`
      // With a query, such as `?raw`, it is imported as text.
      if (!id.endsWith('.sol')) return null
      return `export const file = ${JSON.stringify(await compiled(compiler, id, readFileSync(id, 'utf8')))}`
    },
  }
}

async function compiled(compiler: SolidityEngine, path: string, source: string): Promise<SolidityFile> {
  const kept = join(CACHE, `${fingerprint(source)}.json`)
  try {
    return JSON.parse(readFileSync(kept, 'utf8')) as SolidityFile
  } catch {
    // Not compiled yet.
  }
  // The EVM that runs constructors loads slowly, which would delay every start of Vite and Vitest.
  const { construct } = (await tsImport('../construct.ts', import.meta.url)) as typeof import('../construct.ts')
  const contracts: Record<string, Contract> = {}
  for (const contract of compileFile(compiler, basename(path), source))
    contracts[contract.name] = { ...contract, ...(await construct(contract.creation)) }
  const file: SolidityFile = { source, contracts }
  mkdirSync(dirname(kept), { recursive: true })
  // Several builds may write the same file at once.
  const draft = `${kept}.${process.pid}`
  writeFileSync(draft, JSON.stringify(file))
  renameSync(draft, kept)
  return file
}

/** Changes with every input of the compiled file. */
function fingerprint(source: string): string {
  const versions = LIBRARIES.map((name) => readFileSync(join(MODULES, name, 'package.json'), 'utf8'))
  const code = CODE.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  return createHash('sha256')
    .update(JSON.stringify([versions, code, source]))
    .digest('hex')
    .slice(0, 32)
}
