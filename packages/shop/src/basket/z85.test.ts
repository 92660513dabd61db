import { describe, expect, it } from 'vitest'
import { decodeZ85, encodeZ85 } from './z85.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)

describe('Z85', () => {
  it('encodes and decodes the example of its specification', () => {
    const example = bytes(0x86, 0x4f, 0xd2, 0x6f, 0xb5, 0x59, 0xf7, 0x5b)
    expect(encodeZ85(example)).toBe('HelloWorld')
    expect(decodeZ85('HelloWorld')).toEqual(example)
  })

  it.each([
    ['JAN13-10', 'n<MibgC7sn'],
    ['JAN26-10', 'n<Michz3Tq'],
    ['NOV26-80', 'pes[Chz3)x'],
  ])('encodes %s as %s and decodes it', (text, code) => {
    expect(encodeZ85(Buffer.from(text))).toBe(code)
    expect(Buffer.from(decodeZ85(code)!).toString()).toBe(text)
  })

  it('round-trips the smallest and the largest 32-bit value', () => {
    const words = bytes(0, 0, 0, 0, 255, 255, 255, 255)
    expect(decodeZ85(encodeZ85(words))).toEqual(words)
  })

  it.each(['abcd', 'abcdefghijk', 'abc d', 'ab~cd', 'äbcde', '#####', '%nSc1', '🍏bcd'])(
    'returns null for the invalid text %s',
    (text) => {
      expect(decodeZ85(text)).toBeNull()
    },
  )

  it('throws for a number of bytes that is not a multiple of four', () => {
    expect(() => encodeZ85(bytes(1, 2, 3))).toThrow(RangeError)
  })
})
