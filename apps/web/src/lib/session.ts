import { Store } from '@fruit/look/store.ts'
import { CheckoutSession } from './checkout-session.ts'
import { basketIdIn, readToken, type TokenContent } from './token.ts'

/** Stores of a browser, as parts of `window` that tests can replace. */
export interface BrowserStores {
  readonly localStorage: Storage
  readonly sessionStorage: Storage
  readonly cookies: CookieJar
}

/** Cookies that scripts can access. */
export interface CookieJar {
  get(name: string): string | null
  /** @param seconds lifetime from now; 0 deletes the cookie */
  set(name: string, value: string, seconds: number): void
}

/** The server's response to a successful login. */
export interface Authentication {
  readonly token: string
  /** Id of the basket. */
  readonly bid: number
}

/** The logged-in customer; all fields are null for a visitor. */
export interface SessionState extends TokenContent {
  readonly token: string | null
}

const TOKEN_LIFETIME_SECONDS = 8 * 60 * 60

/**
 * The session of this browser. The interface defines where it is stored: the token in localStorage (which decides
 * whether a customer is logged in) and in a cookie of 8 hours, the basket id in sessionStorage. Other tabs and the
 * player may change these at any time, so nothing but `state` is cached.
 */
export class Session extends Store<SessionState> {
  readonly #stores: BrowserStores
  /** The customer's order in progress. */
  readonly checkout: CheckoutSession

  constructor(stores: BrowserStores) {
    super(stateFor(stores.localStorage.getItem('token')))
    this.#stores = stores
    this.checkout = new CheckoutSession(stores.sessionStorage)
  }

  /** Reads the stores again, after another tab changed them. */
  refresh(): void {
    const token = this.#stores.localStorage.getItem('token')
    if (token === this.state.token) return
    const { userId } = this.state
    // The tab would request the basket of the previous customer.
    if (userId !== null && readToken(token).userId !== userId) this.#forgetTab()
    this.set(stateFor(token))
  }

  #forgetTab(): void {
    this.#stores.sessionStorage.removeItem('bid')
    this.checkout.clear()
  }

  logIn({ token, bid }: Authentication): void {
    this.#stores.sessionStorage.setItem('bid', String(bid))
    this.#stores.localStorage.removeItem('totp_tmp_token')
    this.renew(token)
  }

  /** Continues with another token of the same customer, such as after a change of role. */
  renew(token: string): void {
    this.#stores.localStorage.setItem('token', token)
    this.#stores.cookies.set('token', token, TOKEN_LIFETIME_SECONDS)
    if (token !== this.state.token) this.set(stateFor(token))
  }

  /**
   * Call this before requesting another token. A response that arrives after a logout, or after another customer has
   * logged in, renews nothing.
   *
   * @returns renews the present session, unless it has ended or changed in the meantime
   */
  renewal(): (token: string) => void {
    const { token: asking } = this.state
    return (token) => {
      if (asking !== null && this.state.token === asking) this.renew(token)
    }
  }

  /** Clears the session in the browser; the caller notifies the server. The remembered e-mail is kept. */
  clear(): void {
    this.#stores.localStorage.removeItem('token')
    this.#stores.cookies.set('token', '', 0)
    this.#forgetTab()
    this.refresh()
  }

  /** Stores the token that the second-factor screen needs to complete a login. */
  awaitSecondFactor(temporaryToken: string): void {
    this.#stores.localStorage.setItem('totp_tmp_token', temporaryToken)
  }

  /** Token from the shop for a correct password while the second factor is pending; null if none is. */
  get temporaryToken(): string | null {
    return this.#stores.localStorage.getItem('totp_tmp_token')
  }

  /**
   * Id of the customer's basket, as text; null if there is none. It is stored per tab; tabs that were opened later read
   * it from the token.
   */
  get basketId(): string | null {
    return this.#stores.sessionStorage.getItem('bid') ?? basketIdIn(this.#stores.localStorage.getItem('token'))
  }

  /** E-mail of the last customer who wanted to be remembered. */
  get rememberedEmail(): string | null {
    return this.#stores.localStorage.getItem('email')
  }

  /** @param email null removes it */
  remember(email: string | null): void {
    if (email === null) this.#stores.localStorage.removeItem('email')
    else this.#stores.localStorage.setItem('email', email)
  }

  /** Headers of every request. */
  headers(): Record<string, string> {
    const token = this.#stores.localStorage.getItem('token')
    const email = this.rememberedEmail
    return {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(email && isHeaderValue(email) ? { 'x-user-email': email } : {}),
    }
  }
}

function stateFor(token: string | null): SessionState {
  return { token, ...readToken(token) }
}

/** Fetch throws on header values outside Latin-1. Such an e-mail is left out, so that requests do not fail. */
function isHeaderValue(text: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]*$/.test(text)
}
