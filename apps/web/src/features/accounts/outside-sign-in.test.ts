import { describe, expect, test } from 'vitest'
import { providerPassword, readReturn, signInAddress } from './outside-sign-in.ts'

const provider = {
  name: 'Rootstock ID',
  authorizeUrl: 'http://127.0.0.1:3001/auth',
  userInfoUrl: 'http://127.0.0.1:3001/userinfo',
  clientId: 'a-shop',
}

describe('the address of the sign-in', () => {
  test('asks for a token and leads back to where the shop runs', () => {
    const address = new URL(signInAddress(provider, [{ uri: 'http://fruit.test' }], 'http://fruit.test')!)
    expect(address.origin + address.pathname).toBe(provider.authorizeUrl)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'a-shop',
      response_type: 'token',
      scope: 'email',
      redirect_uri: 'http://fruit.test',
    })
  })

  test('leads back to the proxy where one is set', () => {
    const redirects = [{ uri: 'http://fruit.test', proxy: 'http://elsewhere.test' }]
    const address = new URL(signInAddress(provider, redirects, 'http://fruit.test')!)
    expect(address.searchParams.get('redirect_uri')).toBe('http://elsewhere.test')
  })

  test('does not exist at other origins, nor without a provider', () => {
    const redirects = [{ uri: 'http://fruit.test' }]
    expect(signInAddress(provider, redirects, 'http://fruit.test:8080')).toBeNull()
    expect(signInAddress(provider, [], 'http://fruit.test')).toBeNull()
    expect(signInAddress(null, redirects, 'http://fruit.test')).toBeNull()
  })
})

describe('what the provider leads back with', () => {
  test('is an access token, wherever in the fragment it stands', () => {
    expect(readReturn('/access_token=a%2Fb&token_type=bearer')).toEqual({ accessToken: 'a/b' })
    expect(readReturn('/state=x&access_token=ab')).toEqual({ accessToken: 'ab' })
  })

  test('is a refusal when there is an error or an empty token', () => {
    expect(readReturn('/error=access_denied')).toBe('refused')
    expect(readReturn('/access_token=')).toBe('refused')
  })

  test.each(['/', '/search', '/score-board', '/access_token', '/error', ''])('is nothing at the address %s', (path) => {
    expect(readReturn(path)).toBeNull()
  })
})

test('the password of such an account is the e-mail backwards in Base64, also outside of Latin letters', () => {
  expect(atob(providerPassword('ab@c.test'))).toBe('tset.c@ba')
  expect(Buffer.from(providerPassword('žofie@c.test'), 'base64').toString()).toBe('tset.c@eifož')
})
