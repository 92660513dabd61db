import { Store } from '@fruit/look/store.ts'
import { CheckoutSession } from './checkout-session.ts'
import { basketIdIn, readToken, type TokenContent } from './token.ts'

/** Where a browser keeps things; parts of `window`, so that tests can bring their own. */
export interface BrowserStores {
  readonly localStorage: Storage
  readonly sessionStorage: Storage
  readonly cookies: CookieJar
}

/** Cookies that scripts may touch. */
export interface CookieJar {
  get(name: string): string | null
  /** @param seconds life from now; 0 deletes it */
  set(name: string, value: string, seconds: number): void
}

/** What the shop answers when somebody signed in. */
export interface Authentication {
  readonly token: string
  /** Id of the basket. */
  readonly bid: number
}

/** Who is signed in; all null for a visitor. */
export interface SessionState extends TokenContent {
  readonly token: string | null
}

const TOKEN_SECONDS = 8 * 60 * 60

/**
 * The session of this browser. It lives where the interface says: token in localStorage (there it decides whether
 * somebody is signed in) and in a cookie of 8 hours, basket id in sessionStorage. Other tabs and the player may change
 * these at any time, so nothing is remembered beside them.
 */
export class Session extends Store<SessionState> {
  readonly #stores: BrowserStores
  /** What whoever is signed in is about to order. */
  readonly checkout: CheckoutSession

  constructor(stores: BrowserStores) {
    super(stateFor(stores.localStorage.getItem('token')))
    this.#stores = stores
    this.checkout = new CheckoutSession(stores.sessionStorage)
  }

  /** Looks at the stores again: after another tab changed them. */
  refresh(): void {
    const token = this.#stores.localStorage.getItem('token')
    if (token === this.state.token) return
    const { userId } = this.state
    // The tab would ask for the basket of whoever was signed in before.
    if (userId !== null && readToken(token).userId !== userId) this.#forgetTab()
    this.set(stateFor(token))
  }

  #forgetTab(): void {
    this.#stores.sessionStorage.removeItem('bid')
    this.checkout.clear()
  }

  signIn({ token, bid }: Authentication): void {
    this.#stores.sessionStorage.setItem('bid', String(bid))
    this.#stores.localStorage.removeItem('totp_tmp_token')
    this.renew(token)
  }

  /** Goes on with another token of the same customer, such as after a change of their role. */
  renew(token: string): void {
    this.#stores.localStorage.setItem('token', token)
    this.#stores.cookies.set('token', token, TOKEN_SECONDS)
    if (token !== this.state.token) this.set(stateFor(token))
  }

  /**
   * For whoever asks for another token: an answer that comes when they are signed out, or somebody else is signed in, renews nothing.
   *
   * @returns renews the session that is now, as long as it is the same
   */
  renewal(): (token: string) => void {
    const { token: asking } = this.state
    return (token) => {
      if (asking !== null && this.state.token === asking) this.renew(token)
    }
  }

  /** Forgets the session, here: telling the server is the caller's. The remembered e-mail stays. */
  clear(): void {
    this.#stores.localStorage.removeItem('token')
    this.#stores.cookies.set('token', '', 0)
    this.#forgetTab()
    this.refresh()
  }

  /** Keeps what the second-factor screen needs to finish a sign-in. */
  awaitSecondFactor(temporaryToken: string): void {
    this.#stores.localStorage.setItem('totp_tmp_token', temporaryToken)
  }

  /** What the shop gave for a right password while the second factor is due; null when none is. */
  get temporaryToken(): string | null {
    return this.#stores.localStorage.getItem('totp_tmp_token')
  }

  /**
   * Id of the customer's basket, as text; null when there is none. It belongs to the tab; one that was opened later finds
   * it in the token.
   */
  get basketId(): string | null {
    return this.#stores.sessionStorage.getItem('bid') ?? basketIdIn(this.#stores.localStorage.getItem('token'))
  }

  /** E-mail of the last customer who wished to be remembered. */
  get rememberedEmail(): string | null {
    return this.#stores.localStorage.getItem('email')
  }

  /** @param email null: forget */
  remember(email: string | null): void {
    if (email === null) this.#stores.localStorage.removeItem('email')
    else this.#stores.localStorage.setItem('email', email)
  }

  /** What every request carries. */
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

/** Fetch refuses header values outside Latin-1: such an e-mail travels nowhere rather than stop every request. */
function isHeaderValue(text: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]*$/.test(text)
}
