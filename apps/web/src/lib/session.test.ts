import { expect, test, vi } from 'vitest'
import { Session } from './session.ts'

/** Browser stores backed by maps. */
function stores() {
  const storage = () => {
    const items = new Map<string, string>()
    return {
      items,
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
      clear: () => items.clear(),
      key: () => null,
      length: 0,
    }
  }
  const jar = new Map<string, { value: string; seconds: number }>()
  return {
    jar,
    localStorage: storage(),
    sessionStorage: storage(),
    cookies: {
      get: (name: string) => jar.get(name)?.value ?? null,
      set: (name: string, value: string, seconds: number) =>
        void (seconds === 0 ? jar.delete(name) : jar.set(name, { value, seconds })),
    },
  }
}

const TOKEN = `x.${Buffer.from('{"data":{"id":2,"email":"jim@fruit.test","role":"customer"}}').toString('base64url')}.y`

test('stores the token in a cookie for 8 hours and in localStorage, and the basket id in the tab', () => {
  const browser = stores()
  const session = new Session(browser)
  const heard = vi.fn()
  session.subscribe(heard)
  session.logIn({ token: TOKEN, bid: 6 })

  expect(session.state).toEqual({ token: TOKEN, role: 'customer', email: 'jim@fruit.test', userId: 2 })
  expect(browser.localStorage.getItem('token')).toBe(TOKEN)
  expect(browser.jar.get('token')).toEqual({ value: TOKEN, seconds: 28_800 })
  expect(browser.sessionStorage.getItem('bid')).toBe('6')
  expect(heard).toHaveBeenCalledOnce()
})

test('clears all data of the session except the remembered e-mail', () => {
  const browser = stores()
  const session = new Session(browser)
  session.remember('jim@fruit.test')
  session.logIn({ token: TOKEN, bid: 6 })
  session.checkout.addressId = '3'
  session.clear()

  expect(session.state.token).toBeNull()
  expect([...browser.localStorage.items.keys()]).toEqual(['email'])
  expect([...browser.sessionStorage.items.keys()]).toEqual([])
  expect(browser.jar.size).toBe(0)
  expect(session.rememberedEmail).toBe('jim@fruit.test')
})

test('forgets the e-mail of a customer who does not want to be remembered', () => {
  const session = new Session(stores())
  session.remember('jim@fruit.test')
  session.remember(null)
  expect(session.rememberedEmail).toBeNull()
})

test('sends the token and e-mail that are stored at the time of the request', () => {
  const browser = stores()
  const session = new Session(browser)
  expect(session.headers()).toEqual({})
  browser.localStorage.setItem('token', 'written.by.hand')
  browser.localStorage.setItem('email', 'jim@fruit.test')
  expect(session.headers()).toEqual({ authorization: 'Bearer written.by.hand', 'x-user-email': 'jim@fruit.test' })
})

test('sends requests without an e-mail that no header can contain', () => {
  const session = new Session(stores())
  session.remember('果物@fruit.test')
  expect(() => new Headers(session.headers())).not.toThrow()
})

test('notices a token that another tab stored on refresh, and notifies listeners once', () => {
  const browser = stores()
  const session = new Session(browser)
  const heard = vi.fn()
  const end = session.subscribe(heard)
  browser.localStorage.setItem('token', TOKEN)
  session.refresh()
  session.refresh()
  expect(session.state.email).toBe('jim@fruit.test')
  expect(heard).toHaveBeenCalledOnce()
  end()
  session.clear()
  expect(heard).toHaveBeenCalledOnce()
})

test('replaces the token on renewal and keeps the basket', () => {
  const browser = stores()
  const session = new Session(browser)
  session.logIn({ token: 'an.old.one', bid: 6 })
  session.renew(TOKEN)
  expect(session.state.token).toBe(TOKEN)
  expect(browser.jar.get('token')).toEqual({ value: TOKEN, seconds: 28_800 })
  expect(session.basketId).toBe('6')
})

test('keeps the pending second factor in localStorage until the login', () => {
  const browser = stores()
  const session = new Session(browser)
  session.awaitSecondFactor('half')
  expect(browser.localStorage.getItem('totp_tmp_token')).toBe('half')
  session.logIn({ token: TOKEN, bid: 6 })
  expect(browser.localStorage.getItem('totp_tmp_token')).toBeNull()
})

test('returns the basket id of the tab, else that of the token', () => {
  const browser = stores()
  const session = new Session(browser)
  expect(session.basketId).toBeNull()
  browser.localStorage.setItem('token', `x.${Buffer.from('{"bid":6}').toString('base64url')}.y`)
  expect(session.basketId).toBe('6')
  browser.sessionStorage.setItem('bid', '7')
  expect(session.basketId).toBe('7')
})

test('clears the basket and checkout of a tab when another tab logs another customer in, or logs out', () => {
  for (const token of [null, `x.${Buffer.from('{"data":{"id":3},"bid":9}').toString('base64url')}.y`]) {
    const browser = stores()
    const session = new Session(browser)
    session.logIn({ token: TOKEN, bid: 6 })
    session.checkout.addressId = '3'
    if (token) browser.localStorage.setItem('token', token)
    else browser.localStorage.removeItem('token')
    session.refresh()
    expect(session.basketId).toBe(token && '9')
    expect([...browser.sessionStorage.items.keys()]).toEqual([])
  }
})

test('keeps a basket id that the player wrote into the tab while the same customer is logged in', () => {
  const browser = stores()
  const session = new Session(browser)
  session.logIn({ token: TOKEN, bid: 6 })
  browser.sessionStorage.setItem('bid', '2')
  browser.localStorage.setItem('token', `${TOKEN}renewed`)
  session.refresh()
  expect(session.basketId).toBe('2')
})

test('renews only the session that requested another token', () => {
  const session = new Session(stores())
  const [other, newer] = [TOKEN.replace('.y', '.z'), TOKEN.replace('.y', '.w')]
  session.renewal()(newer)
  expect(session.state.token).toBeNull()
  session.logIn({ token: TOKEN, bid: 6 })
  const renew = session.renewal()
  session.clear()
  renew(newer)
  expect(session.state.token).toBeNull()
  session.logIn({ token: other, bid: 6 })
  renew(newer)
  expect(session.state.token).toBe(other)
  session.renewal()(newer)
  expect(session.state.token).toBe(newer)
})
