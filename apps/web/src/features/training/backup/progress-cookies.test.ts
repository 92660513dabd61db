import { beforeEach, expect, test } from 'vitest'
import type { Api } from '../../../lib/calls.ts'
import { ProgressCookies } from './progress-cookies.ts'

/** A shop that knows challenges by letter; a code consists of the letters that are known. */
let known: Record<string, string>
let jar: Map<string, { value: string; seconds: number }>
let asked: string[]
let kept: ProgressCookies

const union = (a: string, b: string) => [...new Set(a + b)].sort().join('')

beforeEach(() => {
  known = {}
  jar = new Map()
  asked = []
  const api = {
    call: async (address: string, input?: { params: { code: string } }) => {
      asked.push(address)
      const [, name] = /\/rest\/([\w-]+)/.exec(address)!
      if (address.startsWith('GET')) return known[name!] ? { continueCode: known[name!] } : {}
      if (input!.params.code === 'nonsense') throw new Error('no such code')
      known[name!] = union(known[name!] ?? '', input!.params.code)
      return { data: '1 challenge' }
    },
  }
  kept = new ProgressCookies(api as unknown as Api, {
    get: (name) => jar.get(name)?.value ?? null,
    set: (name, value, seconds) => void (seconds === 0 ? jar.delete(name) : jar.set(name, { value, seconds })),
  })
})

const cookie = (name: string) => jar.get(name)?.value

test("stores the shop's codes for a year, and removes those that the shop does not know", async () => {
  known = { 'continue-code': 'ab', 'continue-code-fixIt': 'a' }
  jar.set('continueCodeFindIt', { value: 'b', seconds: 1 })
  await kept.keep()
  expect(jar).toEqual(
    new Map([
      ['continueCode', { value: 'ab', seconds: 31_536_000 }],
      ['continueCodeFixIt', { value: 'a', seconds: 31_536_000 }],
    ]),
  )
})

test('sends nothing to a shop that knows everything', async () => {
  known = { 'continue-code': 'ab' }
  jar.set('continueCode', { value: 'ab', seconds: 1 })
  expect(await kept.restore()).toBe(false)
  expect(asked.filter((address) => address.startsWith('PUT'))).toEqual([])
})

test('sends missing progress to the shop, and then both have all of it', async () => {
  known = { 'continue-code': 'bc' }
  jar.set('continueCode', { value: 'ab', seconds: 1 })
  jar.set('continueCodeFindIt', { value: 'a', seconds: 1 })
  expect(await kept.restore()).toBe(true)
  expect(known).toEqual({ 'continue-code': 'abc', 'continue-code-findIt': 'a' })
  expect([cookie('continueCode'), cookie('continueCodeFindIt')]).toEqual(['abc', 'a'])
})

test('sends no requests if the browser has stored nothing', async () => {
  known = { 'continue-code': 'abc' }
  expect(await kept.restore()).toBe(false)
  expect(asked).toEqual([])
})

test('does not report a restore if the shop knows more', async () => {
  known = { 'continue-code': 'abc' }
  jar.set('continueCode', { value: 'ab', seconds: 1 })
  expect(await kept.restore()).toBe(false)
  expect(cookie('continueCode')).toBe('abc')
})

test('keeps and reports a code that the shop rejects, and restores the others', async () => {
  jar.set('continueCode', { value: 'nonsense', seconds: 1 })
  jar.set('continueCodeFixIt', { value: 'a', seconds: 1 })
  await expect(kept.restore()).rejects.toThrow('no such code')
  expect([cookie('continueCode'), cookie('continueCodeFixIt')]).toEqual(['nonsense', 'a'])
  expect(known).toEqual({ 'continue-code-fixIt': 'a' })
})

test('keeps progress that is made during a restore', async () => {
  jar.set('continueCode', { value: 'ab', seconds: 1 })
  const restored = kept.restore()
  const keeping = [kept.keep(), kept.keep(), kept.keep()]
  expect(await restored).toBe(true)
  await Promise.all(keeping)
  expect(cookie('continueCode')).toBe('ab')
})

test('rejects a malformed code and keeps the stored one', async () => {
  known = { 'continue-code': 'a; path=/' }
  jar.set('continueCode', { value: 'ab', seconds: 1 })
  await expect(kept.keep()).rejects.toThrow('Received invalid continue code from the server!')
  expect(cookie('continueCode')).toBe('ab')
})
