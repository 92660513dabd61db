import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { Plugin } from 'rolldown'

/** A worker's program. */
export interface WorkerProgram {
  /** Address of the source of its module, as whoever starts it sees it. */
  readonly source: URL
  /** Imports that module, which does nothing where its data is not its role. */
  readonly load: () => Promise<{ readonly ROLE: string; readonly address: string }>
  readonly limits: ResourceLimits
  /** Plugins that bundling from sources needs. A build has its own. */
  readonly plugins?: () => Promise<readonly Plugin[]>
}

const containment: WorkerProgram = {
  source: new URL('./worker.ts', import.meta.url),
  load: () => import('./worker.ts'),
  // WebAssembly's calls need far more native stack than QuickJS counts for them.
  limits: { stackSizeMb: 16, maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
}

/**
 * Makes a function that starts workers.
 *
 * Node runs a worker from JavaScript in a file of its own (or a `data:` address), and this package is TypeScript that
 * reaches Node by two ways:
 *
 * - In a build (`vite build --ssr`) the dynamic import of a module makes the bundler give that module a chunk of
 *   its own, and the module's own address is then the file to start. Nothing needs to be configured.
 * - From sources (Vitest, Vite's development server, tsx) no such file exists: the worker's modules are bundled in
 *   memory, once, by the bundler that Vite brings, with the libraries left where npm put them.
 *
 * `worker-source.test.ts` tries each way.
 */
export function workerStarter(program: WorkerProgram = containment): () => Promise<Worker> {
  let source: Promise<URL> | undefined
  return async () => {
    source ??= isSource(import.meta.url) ? bundled(program) : built(program)
    const { ROLE } = await program.load()
    return new Worker(await source, {
      name: ROLE,
      workerData: ROLE,
      // Nothing of the host's surroundings is handed on, neither environment nor flags nor its output. Nobody reads what
      // a worker prints: reading would keep the process running, and the engines are configured to print nothing.
      env: {},
      argv: [],
      execArgv: permissions(),
      stdout: true,
      stderr: true,
      resourceLimits: program.limits,
    })
  }
}

/**
 * Options of Node by which a worker reads its own code and libraries, and nothing else: no other file, no process, no further
 * thread, no native code. They are a second wall behind the engines. Node 20 to 24 do not restrict the network with them.
 */
function permissions(): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission'
  return [flag, '--no-warnings', ...readableFolders().map((folder) => `--allow-fs-read=${folder}${sep}`)]
}

/** The folder of this module, which in a build is that of all code, and the folders of libraries above it. */
function readableFolders(): string[] {
  const own = dirname(fileURLToPath(import.meta.url))
  const folders = [own]
  for (let folder = own; folder !== dirname(folder); folder = dirname(folder))
    folders.push(join(folder, 'node_modules'))
  // Node asks for the path that a link has, and for the one where it leads.
  return [
    ...new Set(folders.filter((folder) => existsSync(folder)).flatMap((folder) => [folder, realpathSync(folder)])),
  ]
}

function isSource(address: string): boolean {
  return new URL(address).pathname.endsWith('.ts')
}

async function built({ load }: WorkerProgram): Promise<URL> {
  const { address } = await load()
  return new URL(address)
}

async function bundled({ source, plugins }: WorkerProgram): Promise<URL> {
  const [{ rolldown }, { viteImportGlobPlugin }, { shellRealm }] = await Promise.all([
    import('rolldown'),
    import('rolldown/experimental'),
    import('./build/shell-realm-plugin.ts'),
  ])
  const bundle = await rolldown({
    input: fileURLToPath(source),
    platform: 'node',
    plugins: [
      shellRealm({ isBuild: false }),
      ...((await plugins?.()) ?? []),
      viteImportGlobPlugin(),
      {
        name: 'libraries-by-address',
        async resolveId(specifier, importer) {
          // Our own packages are sources, which a thread does not read.
          if (!importer || /^(?:[.]|node:|virtual:|@fruit\/)/.test(specifier)) return null
          const library = await this.resolve(specifier, importer, { skipSelf: true })
          return library && { id: pathToFileURL(library.id).href, external: true }
        },
      },
    ],
  })
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
    // The last line names the code in stack traces, which would otherwise show all of it as its address.
    const code = `${output[0].code}\n//# sourceURL=${basename(source.pathname, '.ts')}.js`
    return new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  } finally {
    await bundle.close()
  }
}
