import { join } from 'node:path'
import { solidity } from '@fruit/chain/build/solidity-plugin'
import { createServer } from 'vite'
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
