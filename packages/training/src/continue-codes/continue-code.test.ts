import { describe, expect, it } from 'vitest'
import { type ContinueCodeKind, continueCode, idsOfContinueCode } from './continue-code.ts'

// Computed with the public Hashids algorithm (docs/reference/training.md#continue-codes).
const VECTORS: [ContinueCodeKind, number[], string][] = [
  ['hacking', [999], '69OxrZ8aJEgxONZyWoz1Dw4BvXmRGkM6Ae9M7k2rK63YpqQLPjnlb5V5LvDj'],
  ['hacking', [1], 'wjKRWbLRo7kYz8mjyQ3p9aJEDngB0NV05ev1WwPNxZq64KV2OrMXblog1LEQ'],
  ['hacking', [1, 2], 'yXjv6Z5jWJnzD6a3YvmwPRXK7roAyzHDde2Og19yEN84plqxkMBbLVQrDeoY'],
  ['hacking', [74], 'Wb351y8noRVw6yLkJ5Yxv7MObe2EAVqg0zKQljaNWpmXBZD4qP3gr91X6OkJ'],
  ['find-it', [15, 69], 'Xg9oK0VdbW5g1KX9G7JYnqLpz3rAPBh6p4eRlkDM6EaBON2QoPmxjyvwMrP6'],
  ['fix-it', [1], 'VBKm7240wMZLvyoPKqm25GODYdX71YgARQNrz6k9jpel8W3gnJBEVb80ROyd'],
]

describe('continue codes', () => {
  it.each(VECTORS)('of kind %s encode and decode the ids %j', (kind, ids, code) => {
    expect(continueCode(kind, ids)).toBe(code)
    expect(idsOfContinueCode(kind, code)).toEqual(ids)
  })

  it('are undefined when nothing is solved', () => {
    expect(continueCode('hacking', [])).toBeUndefined()
  })

  it.each(['', 'abc', '../../x', 'a'.repeat(3000), '69OxrZ8aJEgxONZyWoz1Dw4BvXmRGkM6Ae9M7k2rK63YpqQLPjnlb5V5LvDk'])(
    'reject an invalid code: %s',
    (code) => {
      expect(idsOfContinueCode('hacking', code)).toBeUndefined()
    },
  )
})
