import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type RunningShop, startShop } from './support/shop.ts'

const MIB = 1024 * 1024
const PASSWORD = 'a ripe password'

const folder = mkdtempSync(join(tmpdir(), 'fruit-small-'))
const isMounted = mountSmallDisk()
let shop: RunningShop | undefined
afterAll(async () => {
  await shop?.stop()
  if (isMounted) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

/** Needs the right to mount. Without it the test is skipped. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${24 * MIB}`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function send(path: string, cookie: string, body?: object) {
  const answer = await fetch(shop!.url + path, {
    headers: { cookie, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const set = answer.headers.getSetCookie().find((each) => each.startsWith('fruit_world='))
  return { status: answer.status, text: await answer.text(), cookie: set?.split(';')[0] ?? cookie }
}

it.runIf(isMounted)('keeps serving while the disk is full, and works normally when there is space again', async () => {
  const dataFolder = join(folder, 'data')
  mkdirSync(dataFolder)
  const config = { server: { limits: { diskReserveMegabytes: 8 } } }
  shop = await startShop({ dataFolder, options: ['--class'], config })
  const { cookie } = await send('/rest/products/search?q=', '')
  await send('/rest/user/whoami', cookie)
  const { bavail, bsize } = statfsSync(folder)
  // Less than the reserve, and enough for the existing world.
  writeFileSync(join(folder, 'others.bin'), Buffer.alloc(bavail * bsize - 3 * MIB))
  expect((await send('/rest/products/search?q=', '')).status).toBe(507)
  const acknowledged: string[] = []
  let refused = 0
  for (let i = 0; refused < 5; i++) {
    expect(i, 'number of writes until the disk is full').toBeLessThan(20_000)
    const message = `${i} ${'x'.repeat(3900)}`
    const answer = await fetch(`${shop.url}/rest/products/1/reviews`, {
      ...{ method: 'PUT', headers: { cookie, 'content-type': 'application/json' } },
      body: JSON.stringify({ message, author: 'somebody' }),
    })
    await answer.text()
    if (answer.status === 201) acknowledged.push(`"${message}"`)
    else {
      expect(answer.status).toBe(507)
      refused++
    }
  }
  expect(acknowledged.length).toBeGreaterThan(0)
  expect((await send('/rest/products/search?q=juice', cookie)).status).toBe(200)
  expect(await shop.end('SIGKILL')).toBe('ended with SIGKILL')
  rmSync(join(folder, 'others.bin'))
  shop = await startShop({ dataFolder, options: ['--class'], config })
  const { text } = await send('/rest/products/1/reviews', cookie)
  for (const message of acknowledged) expect(text.includes(message), message.slice(0, 20)).toBe(true)
  const body = { email: 'later@customer.test', password: PASSWORD, passwordRepeat: PASSWORD }
  expect((await send('/api/Users', cookie, body)).status).toBe(201)
  expect((await send('/rest/products/search?q=', '')).status).toBe(200)
})
