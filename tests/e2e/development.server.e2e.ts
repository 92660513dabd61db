import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../tooling/dev/free-port.ts'

/** Everything runs from sources, on a machine that may be busy. */
const TIMEOUT_MS = 180_000
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'fruit-dev-'))

let port: number
let shop: ChildProcess
/** Starts `npm run dev` on a port. @returns the process, and its output so far */
function develop(data: string): { readonly child: ChildProcess; readonly printed: () => string } {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'tooling/dev/dev.ts'), '--data', join(folder, data)],
    { cwd: root, env: { ...process.env, PORT: String(port), IDP_PORT: '0' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (more) => (text += more))
  return { child, printed: () => text }
}

beforeAll(async () => {
  port = await freePort()
  const { child, printed } = develop('first')
  shop = child
  await vi.waitFor(() => expect(printed()).toContain(`is open on http://127.0.0.1:${port}`), { timeout: TIMEOUT_MS })
}, TIMEOUT_MS)
afterAll(async () => {
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  shop.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

/** Requests a path from `npm run dev`. */
const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)

describe('development server', () => {
  test('enables the flaws of the browser like the built shop does', async () => {
    const html = await (await ask('/')).text()
    const boot = JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    expect(Object.keys(boot.seams)).toContain('catalog.show-search-term')
    expect(html).toContain('/@vite/client')
  })

  test.each([
    ['/metrics', 'text/plain'],
    ['/ftp/legal.md', 'text/markdown'],
    ['/rest/products/search?q=', 'application/json'],
    ['/socket.io/?EIO=4&transport=polling', 'text/plain'],
    ['/src/main.tsx', 'text/javascript'],
    ['/assets/public/page.css', 'text/css'],
    ['/assets/public/favicon.svg', 'image/svg'],
  ])('answers %s with %s', async (path, type) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain(type)
    await answer.arrayBuffer()
  })

  test('reports a port in use in one clear line', { timeout: TIMEOUT_MS }, async () => {
    const { child, printed } = develop('second')
    const code = await new Promise((resolve) => child.once('exit', resolve))
    expect(code).toBe(1)
    expect(printed()).toContain(
      `The port is taken: 127.0.0.1:${port}. Stop the other server, or choose a port with PORT=`,
    )
    expect(printed()).not.toContain('    at ')
  })
})
