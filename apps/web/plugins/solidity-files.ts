import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Module name that the app imports. */
const NAME = 'virtual:solidity-files'
const RESOLVED = `\0${NAME}`

const require = createRequire(import.meta.url)

/** Version and folder of an installed npm package. */
function installedPackage(name: string): { readonly version: string; readonly folder: string } {
  const manifest = require.resolve(`${name}/package.json`)
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return { version, folder: dirname(manifest) }
}

/** The sources of OpenZeppelin's contracts as JSON: import name to source text. */
function librarySources(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sol'))
  const texts = files
    .sort()
    .map((file) => [`@openzeppelin/contracts/${file.replaceAll('\\', '/')}`, readFileSync(join(folder, file), 'utf8')])
  return JSON.stringify(Object.fromEntries(texts))
}

/**
 * Serves the files for compiling contracts in the browser, below `assets/solidity/`: the compiler of the npm package,
 * and the sources that contracts may import. `virtual:solidity-files` provides their paths and versions.
 */
export function solidityFiles(): Plugin {
  const compiler = installedPackage('solc')
  const library = installedPackage('@openzeppelin/contracts')
  const compilerPath = `assets/solidity/soljson-${compiler.version}.js`
  const libraryPath = `assets/solidity/openzeppelin-${library.version}.json`
  const contents: Readonly<Record<string, () => string>> = {
    [compilerPath]: () => readFileSync(join(compiler.folder, 'soljson.js'), 'utf8'),
    [libraryPath]: () => librarySources(library.folder),
  }
  return {
    name: 'fruit:solidity-files',
    resolveId: (source) => (source === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return
      return [
        `export const compiler = ${JSON.stringify({ version: compiler.version, path: compilerPath })}`,
        `export const library = ${JSON.stringify({ version: library.version, path: libraryPath })}`,
      ].join('\n')
    },
    generateBundle() {
      for (const [fileName, content] of Object.entries(contents))
        this.emitFile({ type: 'asset', fileName, source: content() })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? ''
        if (!Object.hasOwn(contents, path)) return next()
        response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'application/json')
        response.end(contents[path]!())
      })
    },
  }
}
