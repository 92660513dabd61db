import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from '../sources.mjs'

/** Runs the server from its TypeScript sources; `dev.ts` starts this anew after each change. */
const vite = await createServer({
  root: join(root, 'apps/server'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
})
await vite.ssrLoadModule('/src/main.ts')
