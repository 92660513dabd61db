import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../tooling/dev/free-port.ts'
import { type RunningShop, startShop } from './support/shop.ts'

let shop: RunningShop
let twin: string
beforeAll(async () => {
  const port = await freePort()
  twin = `http://127.0.0.1:${port}`
  shop = await startShop({ options: ['--twin'], env: { TWIN_PORT: String(port) } })
})
afterAll(() => shop?.stop())

test('--twin also opens a safe twin with the same data', async () => {
  await expect.poll(() => shop.output()).toContain(`${twin}, with safe code everywhere`)
  const injected = JSON.stringify({ email: "' or 1=1--", password: 'x' })
  const login = (url: string, body: string) =>
    fetch(`${url}/rest/user/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect((await login(shop.url, injected)).status).toBe(200)
  expect((await login(twin, injected)).status).toBe(401)
  const namesIn = async (url: string) =>
    (await (await fetch(`${url}/rest/products/search?q=`)).json()).data.map(({ name }: { name: string }) => name)
  expect(await namesIn(twin)).toEqual(await namesIn(shop.url))
})
