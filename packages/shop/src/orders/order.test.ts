import { seededRandom } from '@fruit/world/random'
import { describe, expect, it } from 'vitest'
import { maskVowels, newOrderId } from './order.ts'
import { echoOrderId } from './seams.ts'

describe('order number', () => {
  it('is unique and starts with a prefix that depends on the customer', () => {
    const random = seededRandom(1)
    const [first, second, other] = ['eve@fruit.test', 'eve@fruit.test', 'adam@fruit.test'].map((email) =>
      newOrderId(email, random),
    )
    expect(first).toMatch(/^[0-9a-f]{4}-[0-9a-f]{16}$/)
    expect(second!.slice(0, 5)).toBe(first!.slice(0, 5))
    expect(second).not.toBe(first)
    expect(other!.slice(0, 5)).not.toBe(first!.slice(0, 5))
  })

  it('is echoed unchanged when valid and without markup otherwise', () => {
    const id = newOrderId('eve@fruit.test', seededRandom(1))
    expect(echoOrderId.safe(id)).toBe(id)
    expect(echoOrderId.safe('<iframe src="javascript:alert(`xss`)">')).toBe('iframesrcjavascriptalertxss')
  })
})

describe('maskVowels', () => {
  it('masks every vowel of an e-mail', () => {
    expect(maskVowels('demo')).toBe('d*m*')
    expect(maskVowels('Uvogin@fruit.test')).toBe('*v*g*n@fr**t.t*st')
  })
})
