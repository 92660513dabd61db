import { join } from 'node:path'
import { createServer } from 'vite'
import { solidity } from '../../packages/chain/src/build/solidity-plugin.ts'
import { root } from '../sources.mjs'

/** Runs a module of our own packages from its TypeScript sources, like the development server. */
export async function withSources<Module, Result>(
  path: string,
  work: (module: Module) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [solidity()],
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await work((await server.ssrLoadModule(join(root, path))) as Module)
  } finally {
    await server.close()
  }
}
