import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { Plugin } from 'rolldown'

/** A worker's program. */
export interface WorkerProgram {
  /** URL of the source of its module. */
  readonly source: URL
  /** Imports that module, which does nothing unless the worker's data is its role. */
  readonly load: () => Promise<{ readonly ROLE: string; readonly address: string }>
  readonly limits: ResourceLimits
  /** Plugins for bundling from sources. A build has its own. */
  readonly plugins?: () => Promise<readonly Plugin[]>
}

const containment: WorkerProgram = {
  source: new URL('./worker.ts', import.meta.url),
  load: () => import('./worker.ts'),
  // Calls in WebAssembly need far more native stack than QuickJS counts for them.
  limits: { stackSizeMb: 16, maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
}

/**
 * Creates a function that starts workers.
 *
 * Node runs a worker from a JavaScript file of its own (or a `data:` address), and this package is TypeScript that reaches Node
 * in two ways:
 *
 * - In a build (`vite build --ssr`), the dynamic import of a module makes the bundler create a chunk for it, and the module's own
 *   address is the file to start. No configuration is needed.
 * - From sources (Vitest, Vite's development server, tsx), no such file exists. The worker's modules are bundled in memory, once,
 *   by Vite's bundler; libraries stay in `node_modules`.
 *
 * `worker-source.test.ts` tests each way.
 */
export function workerStarter(program: WorkerProgram = containment): () => Promise<Worker> {
  let source: Promise<URL> | undefined
  return async () => {
    source ??= isSource(import.meta.url) ? bundled(program) : built(program)
    const { ROLE } = await program.load()
    return new Worker(await source, {
      name: ROLE,
      workerData: ROLE,
      // The worker gets no environment, flags or output of the host. The output of a worker is not read: reading would keep the
      // process running, and the engines are configured to print nothing.
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
 * Options of Node that restrict a worker to reading its own code and libraries: no other file, no process, no further thread, no
 * native code. They are a second layer of defense behind the engines. Node 20 to 24 do not restrict the network with them.
 */
function permissions(): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission'
  return [flag, '--no-warnings', ...readableFolders().map((folder) => `--allow-fs-read=${folder}${sep}`)]
}

/** The folder of this module, which in a build contains all code, and the folders of libraries above it. */
function readableFolders(): string[] {
  const own = dirname(fileURLToPath(import.meta.url))
  const folders = [own]
  for (let folder = own; folder !== dirname(folder); folder = dirname(folder))
    folders.push(join(folder, 'node_modules'))
  // Node checks both the path of a link and its target.
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
    import('../shell/build/shell-realm-plugin.ts'),
  ])
  const folders = readableFolders()
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
          // Own packages are TypeScript sources, which a worker cannot load.
          if (!importer || /^(?:[.]|node:|virtual:|@fruit\/)/.test(specifier)) return null
          const library = await this.resolve(specifier, importer, { skipSelf: true })
          // The worker can't read a library in the folder of another package of ours, so that is bundled as well.
          const isReadable = folders.some((folder) => library?.id.startsWith(folder + sep))
          return library && isReadable ? { id: pathToFileURL(library.id).href, external: true } : null
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
