import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { root } from '../sources.mjs'
import { createProxy } from './proxy.ts'
import { ShopProcess } from './shop-process.ts'
import { restartsShop, shapesNewShops } from './watched.ts'

/** Editors write several files at once, or one file in several steps. */
const SETTLE_MS = 100
const WEB = join(root, 'apps/web')
/**
 * The folder of the built client for the shop. It contains the page and the assets. Vite answers all other requests
 * first.
 */
const PAGE_FOLDER = join(root, 'node_modules/.cache/dev-web')

/**
 * `npm run dev`: runs the shop from its sources, with the options and ports of `npm start`. Changes of the browser's
 * code are applied in place. After any other change the shop is replaced and the page reloads.
 */
async function develop(): Promise<void> {
  const sources = await createServer({
    root: join(root, 'apps/server'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
  })
  const env = { ...process.env, DEV_WEB_FOLDER: PAGE_FOLDER }
  let web!: ViteDevServer
  let shop!: ShopProcess
  const front = await createProxy({
    web: async (server) => {
      web = await createServer({ root: WEB, appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
      return web.middlewares
    },
    shop: () => shop.opened,
  })
  await writePage(web)
  shop = new ShopProcess(sources, process.argv.slice(2), env)

  const close = async (code: number) => {
    await shop.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close(0))
  const opened = await shop.opened
  // The process has printed the reason: options, the configuration, or a data folder in use.
  if (!opened) return close(shop.code)
  front.once('error', (error: NodeJS.ErrnoException) => {
    const place = `${opened.host}:${opened.port}`
    console.error(
      error.code === 'EADDRINUSE'
        ? `The port is taken: ${place}. Stop the other server, or choose a port with PORT=<number>.`
        : `Cannot listen on ${place} (${error.code}). Choose another PORT or HOST.`,
    )
    void close(1)
  })
  front.listen(opened.port, opened.host, () => {
    console.log(`${opened.line}, and reloads after your changes.`)
    followChanges(web, sources, shop)
  })
}

/** Replaces the shop after changes, and reloads the page once it is open again. */
function followChanges(web: ViteDevServer, sources: ViteDevServer, shop: ShopProcess): void {
  const changed = new Set<string>()
  let others = false
  let timer: NodeJS.Timeout | undefined
  sources.watcher.add([join(root, 'packages'), join(root, 'config'), join(WEB, 'index.html')])
  sources.watcher.on('all', (event, path) => {
    if (!restartsShop(root, path) || event === 'addDir' || event === 'unlinkDir') return
    changed.add(path)
    others ||= event !== 'change'
    clearTimeout(timer)
    timer = setTimeout(() => void replace(), SETTLE_MS)
  })

  async function replace(): Promise<void> {
    const files = [...changed]
    const anew = others || files.some((file) => shapesNewShops(root, file))
    changed.clear()
    others = false
    if (files.some((file) => shapesNewShops(root, file))) await sources.restart()
    if (anew) sources.environments.ssr.moduleGraph.invalidateAll()
    if (files.includes(join(WEB, 'index.html'))) await writePage(web)
    const start = performance.now()
    if (await shop.restart(anew ? null : files)) {
      console.log(`The shop is open again after ${((performance.now() - start) / 1000).toFixed(1)} s.`)
      web.environments.client.hot.send({ type: 'full-reload' })
    }
  }
}

/**
 * Writes the page as a template for the shop's server, including Vite's scripts, and links the files that each new shop
 * needs.
 */
async function writePage(web: ViteDevServer): Promise<void> {
  rmSync(PAGE_FOLDER, { recursive: true, force: true })
  mkdirSync(PAGE_FOLDER, { recursive: true })
  const html = readFileSync(join(WEB, 'index.html'), 'utf8')
  writeFileSync(join(PAGE_FOLDER, 'index.html'), await web.transformIndexHtml('/', html))
  symlinkSync(join(WEB, 'public/assets'), join(PAGE_FOLDER, 'assets'), 'junction')
}

await develop()
