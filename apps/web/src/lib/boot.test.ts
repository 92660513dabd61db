import { expect, test } from 'vitest'
import { readBoot } from './boot.ts'

test('reads the data that the server put into the page', () => {
  const boot = { version: '1.0.0', configuration: { application: { name: 'Shop' } }, products: [], seams: {} }
  const page = { getElementById: (id: string) => (id === 'boot' ? { textContent: JSON.stringify(boot) } : null) }
  expect(readBoot(page)).toEqual(boot)
})
