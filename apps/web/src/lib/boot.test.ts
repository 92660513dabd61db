import { expect, test } from 'vitest'
import { readBoot } from './boot.ts'

test('what the server put into the page is what the app starts with', () => {
  const boot = { version: '1.0.0', configuration: { application: { name: 'Shop' } }, products: [], seams: {} }
  const page = { getElementById: (id: string) => (id === 'boot' ? { textContent: JSON.stringify(boot) } : null) }
  expect(readBoot(page)).toEqual(boot)
})
