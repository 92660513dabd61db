import { MAX_PHOTO_BYTES } from '@fruit/isomorphic/rules/photo'
import { expect, test } from 'vitest'
import { photoFault } from './photo-fault.ts'

const file = (hex: string, size = 100) => {
  const bytes = new Uint8Array(size)
  bytes.set(Buffer.from(hex, 'hex'))
  return new Blob([bytes], { type: 'image/png' })
}

test.each(['89504e47', 'ffd8ffe0', 'ffd8ffe1', 'ffd8ffe2', 'ffd8ffe3', 'ffd8ffe8'])(
  'accepts a file that begins with %s',
  async (hex) => {
    expect(await photoFault(file(hex))).toBeNull()
  },
)

test.each(['', 'ffd8ffdb', '474946383961', '3c737667', '25504446'])(
  'rejects a file that begins with %j, regardless of its type',
  async (hex) => {
    expect(await photoFault(file(hex))).toBe('invalidMimeType')
  },
)

test('limits the size of a photo', async () => {
  expect(await photoFault(file('89504e47', MAX_PHOTO_BYTES))).toBeNull()
  expect(await photoFault(file('89504e47', MAX_PHOTO_BYTES + 1))).toBe('tooLarge')
})
