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
  const navigate = vi.fn()
  const router = { state: { location: { pathname, search } }, navigate } as never
  return { session, router, texts: { t: ((key: string) => key) as never }, clear, navigate }
}

test.each([
  ['/basket', '/login?redirectUrl=basket'],
  ['/search?q=a&b', '/login?redirectUrl=search%3Fq%3Da%26b'],
  ['/', '/login?redirectUrl='],
  ['/login?redirectUrl=basket', '/login?redirectUrl=basket'],
])('a token that the shop refuses on %s is forgotten, and the login leads back', (address, login) => {
  const { clear, navigate, ...rest } = parts(address)
  endSession(OLD, rest)
  endSession(OLD, rest)
  expect(clear).toHaveBeenCalledOnce()
  expect(navigate.mock.calls).toEqual([[login, { state: { failure: 'SESSION_ENDED' } }]])
})

test('a refusal of another token than the present one ends nothing', () => {
  const { clear, navigate, ...rest } = parts('/basket')
  endSession('Bearer older', rest)
  expect(clear).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
})

test('a refusal of a token that somebody wrote by hand ends nothing', () => {
  const forged = token({ data: { id: 1, role: 'admin' } })
  const { clear, navigate, ...rest } = parts('/administration', forged)
  endSession(forged, rest)
  expect(clear).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
})
