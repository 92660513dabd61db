import { describe, expect, test } from 'vitest'
import { parseProviderReturn, providerLoginAddress, providerPassword } from './outside-sign-in.ts'

const provider = {
  name: 'Rootstock ID',
  authorizeUrl: 'http://127.0.0.1:3001/auth',
  userInfoUrl: 'http://127.0.0.1:3001/userinfo',
  clientId: 'a-shop',
}

describe('signInAddress', () => {
  test('requests a token and returns to the origin of the shop', () => {
    const address = new URL(providerLoginAddress(provider, [{ uri: 'http://fruit.test' }], 'http://fruit.test')!)
    expect(address.origin + address.pathname).toBe(provider.authorizeUrl)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'a-shop',
      response_type: 'token',
      scope: 'email',
      redirect_uri: 'http://fruit.test',
    })
  })

  test('returns to the proxy if one is configured', () => {
    const redirects = [{ uri: 'http://fruit.test', proxy: 'http://elsewhere.test' }]
    const address = new URL(providerLoginAddress(provider, redirects, 'http://fruit.test')!)
    expect(address.searchParams.get('redirect_uri')).toBe('http://elsewhere.test')
  })

  test('returns null for other origins and without a provider', () => {
    const redirects = [{ uri: 'http://fruit.test' }]
    expect(providerLoginAddress(provider, redirects, 'http://fruit.test:8080')).toBeNull()
    expect(providerLoginAddress(provider, [], 'http://fruit.test')).toBeNull()
    expect(providerLoginAddress(null, redirects, 'http://fruit.test')).toBeNull()
  })
})

describe('readReturn', () => {
  test('reads the access token at any position in the fragment', () => {
    expect(parseProviderReturn('/access_token=a%2Fb&token_type=bearer')).toEqual({ accessToken: 'a/b' })
    expect(parseProviderReturn('/state=x&access_token=ab')).toEqual({ accessToken: 'ab' })
  })

  test('returns "refused" for an error or an empty token', () => {
    expect(parseProviderReturn('/error=access_denied')).toBe('refused')
    expect(parseProviderReturn('/access_token=')).toBe('refused')
  })

  test.each(['/', '/search', '/score-board', '/access_token', '/error', ''])(
    'returns null for the address %s',
    (path) => {
      expect(parseProviderReturn(path)).toBeNull()
    },
  )
})

test('derives the password of such an account from the reversed e-mail in Base64, also with non-Latin letters', () => {
  expect(atob(providerPassword('ab@c.test'))).toBe('tset.c@ba')
  expect(Buffer.from(providerPassword('žofie@c.test'), 'base64').toString()).toBe('tset.c@eifož')
})
