import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EXTERNAL_DEPENDENCIES, READ_AS_FILES } from '../../apps/server/external-dependencies.ts'
import { COMPILED, root, serverFlags, upToDate } from '../sources.mjs'
import { LICENSES_FILE, SBOM_FILE } from './inventory.ts'
import { reachedPackages } from './locked-packages.ts'
import { lockedPackages } from './shipped-packages.ts'

/** Files that the server reads at runtime, relative to the project. */
const CONTENT = ['apps/server/dist', 'apps/web/dist', 'apps/console/dist', 'config', 'LICENSE', 'README.md']

interface Manifest {
  readonly version: string
  readonly description: string
  readonly license: string
  readonly engines: object
  readonly repository: object
  readonly bugs: object
  readonly overrides: object
}

/** Starts the packed shop. Its worlds are stored in the folder `data` of the working directory. */
const PROGRAM = `#!/usr/bin/env -S node ${serverFlags.join(' ')}
import { fileURLToPath } from 'node:url'

process.env.FRUIT_ROOT ??= fileURLToPath(new URL('.', import.meta.url))
await import('./apps/server/dist/main.cjs')
`

/**
 * Packs the built server like `npm pack`: `npx` can start a shop from the file. It depends on the libraries that are
 * not bundled, in the versions of the lock file.
 *
 * @param target folder of the file
 * @returns path of the file
 * @throws Error when the server is not built, or npm fails
 */
export function packServer(target: string): string {
  if (!upToDate()) throw new Error('The server is not built, or older than its sources. Run "npm run build" first.')
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  const packages = lockedPackages()
  const libraries = [...EXTERNAL_DEPENDENCIES, ...READ_AS_FILES]
  const dependencies = Object.fromEntries(libraries.map((name) => [name, packages[`node_modules/${name}`]!.version]))
  const { version, description, license, engines, repository, bugs, overrides } = manifest
  const own = {
    name: 'forbidden-fruit',
    version,
    description,
    license,
    repository,
    bugs,
    type: 'module',
    engines,
    bin: 'forbidden-fruit.mjs',
    dependencies,
    // An installation of the package itself (tooling/container/assemble.sh) must resolve to the locked versions.
    overrides,
  }
  const folder = mkdtempSync(join(tmpdir(), 'fruit-pack-'))
  try {
    // Compiled code is only valid in the folder of the build.
    const filter = (path: string) => path !== join(root, COMPILED)
    for (const path of CONTENT) cpSync(join(root, path), join(folder, path), { recursive: true, filter })
    for (const name of [SBOM_FILE, LICENSES_FILE])
      renameSync(join(folder, 'apps/server/dist', name), join(folder, name))
    writeFileSync(join(folder, 'forbidden-fruit.mjs'), PROGRAM, { mode: 0o755 })
    writeFileSync(join(folder, 'package.json'), JSON.stringify(own, null, 2))
    const locked = { name: own.name, version, lockfileVersion: 3, requires: true }
    const shrinkwrap = { ...locked, packages: { '': own, ...reachedPackages(packages, libraries) } }
    writeFileSync(join(folder, 'npm-shrinkwrap.json'), JSON.stringify(shrinkwrap, null, 2))
    mkdirSync(target, { recursive: true })
    const npm = spawnSync('npm', ['pack', '--pack-destination', resolve(target), '--loglevel', 'error'], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (npm.status !== 0) throw new Error(`npm pack failed: ${npm.stderr}`)
    return join(resolve(target), npm.stdout.trim().split('\n').at(-1)!)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// As a program: npm run pack-server -- [folder]
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(packServer(process.argv[2] ?? root))
