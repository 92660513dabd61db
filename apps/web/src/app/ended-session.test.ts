import { expect, test, vi } from 'vitest'
import type { Session } from '../lib/session.ts'
import { endSession } from './ended-session.ts'

const token = (claims: object) => `Bearer x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
const OLD = token({ data: { id: 1 }, exp: 1 })

function parts(address: string, carried = OLD) {
  const [pathname, search = ''] = address.split(/(?=\?)/) as [string, string?]
  let authorization: string | undefined = carried
  const clear = vi.fn(() => {
    authorization = undefined
  })
  const session = { headers: () => ({ ...(authorization && { authorization }) }), clear } as unknown as Session
  const push = vi.fn()
  const addresses = { location: { pathname, search }, push } as never
  return { session, addresses, texts: { t: ((key: string) => key) as never }, clear, push }
}

test.each([
  ['/basket', '/login?redirectUrl=basket'],
  ['/search?q=a&b', '/login?redirectUrl=search%3Fq%3Da%26b'],
  ['/', '/login?redirectUrl='],
  ['/login?redirectUrl=basket', '/login?redirectUrl=basket'],
])('clears a token that the shop rejects on %s, and returns there after the login', (address, login) => {
  const { clear, push, ...rest } = parts(address)
  endSession(OLD, rest)
  endSession(OLD, rest)
  expect(clear).toHaveBeenCalledOnce()
  expect(push.mock.calls).toEqual([[login, { failure: 'SESSION_ENDED' }]])
})

test('ignores the rejection of another token than the current one', () => {
  const { clear, push, ...rest } = parts('/basket')
  endSession('Bearer older', rest)
  expect(clear).not.toHaveBeenCalled()
  expect(push).not.toHaveBeenCalled()
})

test('ignores the rejection of a token that was written by hand', () => {
  const forged = token({ data: { id: 1, role: 'admin' } })
  const { clear, push, ...rest } = parts('/administration', forged)
  endSession(forged, rest)
  expect(clear).not.toHaveBeenCalled()
  expect(push).not.toHaveBeenCalled()
})
