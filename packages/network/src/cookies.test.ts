import { expect, it } from 'vitest'
import { cookiesIn, decodeCookie } from './cookies.ts'

it('decodes values like browsers encode them', () => {
  expect(cookiesIn('a=1; language=de_DE; b=%C3%BC%20%F0%9F%8D%8F; c="x%22y"')).toMatchObject({
    ...{ a: '1', language: 'de_DE', b: 'ü 🍏' },
  })
  expect(cookiesIn(undefined)).toEqual({})
})

it('returns malformed values without an exception', () => {
  expect(decodeCookie('%')).toBe('%')
  expect(decodeCookie('100%x%41')).toBe('100%xA')
  expect(decodeCookie('%ff')).toBe('\ufffd')
})

it('parses thousands of malformed cookies no slower than as many valid ones', () => {
  const header = (value: string) => Array.from({ length: 3000 }, (_, i) => `${i.toString(36)}=${value}`).join(';')
  const timeOf = (text: string) => {
    const started = process.cpuUsage()
    for (let i = 0; i < 20; i++) cookiesIn(text)
    const { user, system } = process.cpuUsage(started)
    return user + system
  }
  const [malformed, invalid, valid] = [header('%'), header('%ff'), header('%41')]
  timeOf(valid)
  // With exceptions the malformed ones took twenty times as long.
  const limit = 4 * timeOf(valid) + 20_000
  expect(timeOf(malformed)).toBeLessThan(limit)
  expect(timeOf(invalid)).toBeLessThan(limit)
})
