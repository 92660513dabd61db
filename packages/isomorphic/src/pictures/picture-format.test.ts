import { expect, it } from 'vitest'
import { pictureFormat } from './picture-format.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

it.each([
  ['89504e470d0a1a0a', 'png'],
  ['ffd8ffe000104a46', 'jpg'],
  ['ffd8ffe1', 'jpg'],
  ['ffd8ffe2', 'jpg'],
  ['ffd8ffe3', 'jpg'],
  ['ffd8ffe8', 'jpg'],
  ['474946383961', 'gif'],
  ['524946460000000057454250', 'webp'],
] as const)('bytes that start with %s are a picture: %s', (head, format) => {
  expect(pictureFormat(bytes(head))).toBe(format)
  expect(pictureFormat(bytes(`${head}00ff00ff`))).toBe(format)
})

it.each(['', '89504e', 'ffd8ff', 'ffd8ffe4', '3c737667', '25504446', '52494646000000005741564500', '0089504e47'])(
  'bytes that start with %j are no picture',
  (head) => {
    expect(pictureFormat(bytes(head))).toBeNull()
  },
)
