import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../dev/free-port.ts'
import { compiledFolder, root } from '../sources.mjs'
import { LICENSES_FILE, SBOM_FILE } from './inventory.ts'
import type { LockedPackage } from './locked-packages.ts'

/** The user id in the Dockerfile. */
const USER = 65_532
/** Only root can run the shop as another user. */
const isRoot = process.getuid?.() === 0

let folder: string
let shop: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-container-'))
  chmodSync(folder, 0o755)
  shop = join(folder, 'juice-shop')
  execFileSync(join(root, 'tooling/container/assemble.sh'), [shop], { stdio: ['ignore', 'ignore', 'inherit'] })
  // A file that a team host mounts.
  writeFileSync(join(shop, 'config/multi-juicer.yaml'), 'application:\n  name: Mounted Shop\n')
  mkdirSync(join(shop, 'data'))
  if (isRoot) chownSync(join(shop, 'data'), USER, USER)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the shop like the image: as a user without a home folder, with one writable folder. */
async function run(env: Readonly<Record<string, string>>) {
  const started = spawn(join(shop, 'forbidden-fruit.mjs'), [], {
    cwd: shop,
    env: {
      ...{
        PATH: process.env.PATH,
        HOME: '/nonexistent',
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        IDP_PORT: '0',
        CONSOLE_PORT: '0',
      },
      ...{ TMPDIR: join(shop, 'data'), NODE_ENV: 'multi-juicer', ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid: USER, gid: USER }),
  })
  const printed = { text: '' }
  for (const stream of [started.stdout, started.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed.text += text
    })
  return { started, printed }
}

it('the image is built by the steps that are tested here, for this user and this port', () => {
  const file = readFileSync(join(root, 'Dockerfile'), 'utf8')
  for (const line of [
    'tooling/container/assemble.sh /juice-shop',
    `USER ${USER}`,
    'EXPOSE 3000',
    'WORKDIR /juice-shop',
    'CMD ["./forbidden-fruit.mjs"]',
  ])
    expect(file).toContain(line)
})

it('the image has compiled code of the server, since its folder is read-only', () => {
  expect(readdirSync(compiledFolder(shop))).toContain('server.cjs.compiled')
})

it('the image has the bill of materials and the licences of what it contains', () => {
  expect(readdirSync(shop)).toEqual(expect.arrayContaining([SBOM_FILE, LICENSES_FILE]))
  const { components } = JSON.parse(readFileSync(join(shop, SBOM_FILE), 'utf8')) as { components: { purl: string }[] }
  const purls = components.map(({ purl }) => purl)
  const { packages } = JSON.parse(readFileSync(join(shop, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  for (const [path, { name = path.replace(/^.*node_modules\//, ''), version }] of Object.entries(packages))
    expect(purls).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`)
})

it('the shop starts as a user without a home folder, with mounted settings, and answers lower-case addresses', async () => {
  const { started, printed } = await run({})
  try {
    await expect.poll(() => printed.text, { timeout: 120_000 }).toMatch(/Mounted Shop .* is open on http:\S+/)
    const url = /is open on (http:\S+)/.exec(printed.text)![1]!
    expect((await fetch(`${url}/rest/admin/application-version`)).status).toBe(200)
    const { data } = (await (await fetch(`${url}/api/challenges`)).json()) as { data: object[] }
    expect(data.length).toBeGreaterThan(50)
    if (isRoot && process.platform === 'linux') {
      const status = readFileSync(`/proc/${started.pid}/status`, 'utf8')
      expect(/^Uid:\s+(\d+)/m.exec(status)![1]).toBe(String(USER))
      // The default chart of a team host requests 300 MiB.
      expect(Number(/^VmRSS:\s+(\d+)/m.exec(status)![1])).toBeLessThan(300 * 1024)
    }
  } finally {
    const ended = once(started, 'close')
    started.kill('SIGTERM')
    await ended
  }
  if (isRoot) expect(() => execFileSync('touch', [join(shop, 'x')], { uid: USER, stdio: 'ignore' })).toThrow()
})

it('EXIT_ON_READY makes it exit with 0 once it is open', async () => {
  const { started, printed } = await run({ EXIT_ON_READY: 'true' })
  const [code] = await once(started, 'close')
  expect([code, printed.text]).toEqual([0, expect.stringContaining(' is open on ')])
})
