import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../dev/free-port.ts'
import { packServer } from './pack-server.ts'

test('npx starts a shop from the packed file, in an empty folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fruit-npx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = packServer(folder)
  // A process group of its own, because npx starts the shop as a child process.
  const npx = spawn('npx', ['--yes', '--package', file, 'forbidden-fruit'], {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()), IDP_PORT: '0', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  onTestFinished(async () => {
    if (npx.exitCode !== null) return
    const ended = once(npx, 'close')
    process.kill(-npx.pid!, 'SIGTERM')
    await ended
  })
  let printed = ''
  for (const stream of [npx.stdout, npx.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text))
  await expect.poll(() => printed, { timeout: 300_000 }).toMatch(/ is open on http:/)
  const url = /is open on (http:\S+)/.exec(printed)![1]!
  expect(await (await fetch(url)).text()).toContain('<script')
  const { data } = await (await fetch(`${url}/api/Challenges`)).json()
  expect(data.length).toBeGreaterThan(50)
  const found = await fetch(`${url}/rest/products/search?q=apple`)
  expect(found.status).toBe(200)
})
