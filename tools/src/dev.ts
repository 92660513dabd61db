import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from '../sources.mjs'

/** The calls are answered here; the client's development server passes them on. */
const SERVER_PORT = 3001
const SETTLE_MS = 150

/** `npm run dev`: the web client with hot reloading on port 3000, the server restarted after each change. */
const web = await createServer({ root: join(root, 'apps/web'), server: { host: '127.0.0.1', port: 3000 } })
await web.listen()
web.printUrls()
web.watcher.add([join(root, 'packages'), join(root, 'apps/server/src'), join(root, 'config')])

let server: ChildProcess | null = startServer()
let timer: NodeJS.Timeout | null = null
web.watcher.on('all', (_event, path) => {
  if (!/[\\/](?:packages|apps[\\/]server|config)[\\/]/.test(path)) return
  if (timer) clearTimeout(timer)
  timer = setTimeout(restart, SETTLE_MS)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server?.kill('SIGTERM')
    void web.close().then(() => process.exit(0))
  })
}

function startServer(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(root, 'tools/src/dev-server.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(SERVER_PORT) },
    stdio: 'inherit',
  })
}

function restart(): void {
  const old = server
  server = null
  const next = () => {
    server = startServer()
  }
  if (old && old.exitCode === null) {
    old.once('exit', next)
    old.kill('SIGTERM')
  } else next()
}
