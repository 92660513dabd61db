import { expect, test } from 'vitest'
import { createApi } from './api.ts'
import { readBoot } from './boot.ts'

test('what the server put into the page is read without a request', async () => {
  const boot = { version: '1.0.0', configuration: { application: { name: 'Shop' } }, products: [], seams: {} }
  const page = { getElementById: (id: string) => (id === 'boot' ? { textContent: JSON.stringify(boot) } : null) }
  const nowhere = createApi('http://127.0.0.1:1/', () => ({}))
  expect(await readBoot(page, nowhere)).toEqual(boot)
})

test('a page that no server filled asks the shop, and fails when there is none', async () => {
  const nowhere = createApi('http://127.0.0.1:1/', () => ({}))
  await expect(readBoot({ getElementById: () => null }, nowhere)).rejects.toMatchObject({ status: 0 })
})
