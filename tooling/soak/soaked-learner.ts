import { connect } from 'node:net'
import type { CodingState } from '@fruit/contracts/calls/coding'
import { FIXED_CHALLENGE, RIGHT_FIX } from '@fruit/tests/support/worst-own-fixes'
import type { Random } from '@fruit/world/random'

/** A response, or null if the connection failed. */
type Answer = { readonly status: number; readonly text: string } | null

/** Acknowledged writes in the shop of a learner. A write without a response may be stored or not. */
interface Shop {
  readonly accounts: Set<string>
  readonly reviews: Set<string>
  readonly addresses: Set<string>
}

const emptyShop = (): Shop => ({ accounts: new Set(), reviews: new Set(), addresses: new Set() })
const copyOf = ({ accounts, reviews, addresses }: Shop): Shop => ({
  accounts: new Set(accounts),
  reviews: new Set(reviews),
  addresses: new Set(addresses),
})

const PASSWORD = 'a ripe password'
const CODING = `/rest/training/coding/${FIXED_CHALLENGE}`
/** Request timeout in milliseconds. After it, a request counts as one without a response. */
const TIMEOUT_MS = 60_000

/** Kinds of actions, with their weights. */
const ACTS = [
  ...Array<'look'>(30).fill('look'),
  ...Array<'register'>(8).fill('register'),
  ...Array<'review'>(14).fill('review'),
  ...Array<'address'>(8).fill('address'),
  ...Array<'attack'>(14).fill('attack'),
  ...Array<'solve'>(6).fill('solve'),
  ...Array<'halfSent'>(4).fill('halfSent'),
  ...Array<'givenUp'>(5).fill('givenUp'),
  ...Array<'flood'>(2).fill('flood'),
  ...Array<'resetShop'>(2).fill('resetShop'),
  ...Array<'resetAndUndo'>(1).fill('resetAndUndo'),
  ...Array<'resetProgress'>(1).fill('resetProgress'),
  ...Array<'ownFix'>(1).fill('ownFix'),
] as const

const READ_PATHS = [
  '/',
  '/rest/products/search?q=juice',
  '/api/Products/1',
  '/rest/user/whoami',
  '/api/Challenges',
  '/rest/captcha',
]
const ATTACKS = [
  "/rest/products/search?q=')) UNION SELECT sql,2,3,4,5,6,7,8,9 FROM sqlite_master--",
  '/ftp/package.json.bak%2500.md',
  '/rest/products/search?q=%27))--',
  '/ftp/../../etc/passwd',
  '/rest/nowhere/at/all',
  '/rest/track-order/%27%20%7C%7C%20true%20%7C%7C%20%27',
  '/redirect?to=https://fruit.test/?pwned=https://github.com/juice-shop/juice-shop',
]
/** Challenges, and the request that solves each. */
const SOLVES = {
  loginAdminChallenge: { path: '/rest/user/login', body: { email: "' or 1=1--", password: 'x' } },
  scoreBoardChallenge: { path: '/assets/public/images/padding/1px.png' },
  privacyPolicyChallenge: { path: '/assets/public/images/padding/81px.png' },
  errorHandlingChallenge: { path: '/rest/qwertz' },
} as const

/** A learner with a world of their own, who remembers all acknowledged writes. */
export class SoakedLearner {
  readonly name: string
  /** Descriptions of lost writes. */
  readonly lost: string[] = []
  /** Number of acknowledged writes so far. */
  acknowledged = 0
  readonly #url: string
  readonly #random: Random
  #cookie = ''
  #token = ''
  #shop = emptyShop()
  #solved = new Set<string>()
  #hasOwnFix = false
  #count = 0

  constructor(name: string, url: string, random: Random) {
    this.name = name
    this.#url = url
    this.#random = random
  }

  /** Milliseconds until the next action. */
  pause(): number {
    return this.#random.integer(500, 6000)
  }

  /** Does the next action of the plan. */
  async act(): Promise<void> {
    // Clients without a cookie get one, and send it with the next request like browsers.
    if (this.#cookie === '') {
      await this.#send('/rest/products/search?q=')
      await this.#send('/rest/user/whoami')
    }
    // The sequence of actions does not depend on responses.
    const act = this.#random.pick(ACTS)
    const choice = this.#random.integer(0, 1_000_000)
    await this[act](choice)
  }

  async look(choice: number): Promise<void> {
    await this.#send(READ_PATHS[choice % READ_PATHS.length]!)
  }

  async register(): Promise<void> {
    const email = `${this.#next('customer')}@customer.test`
    const answer = await this.#send('/api/Users', { email, password: PASSWORD, passwordRepeat: PASSWORD })
    if (answer?.status !== 201) return
    this.#keep(this.#shop.accounts, email)
    const login = await this.#send('/rest/user/login', { email, password: PASSWORD })
    if (login?.status !== 200) return
    this.#token = (JSON.parse(login.text) as { authentication: { token: string } }).authentication.token
  }

  async review(): Promise<void> {
    const message = this.#next('review')
    const answer = await this.#send('/rest/products/1/reviews', { message, author: 'a learner' }, 'PUT')
    if (answer?.status === 201) this.#keep(this.#shop.reviews, message)
  }

  async address(): Promise<void> {
    if (this.#token === '') return
    const fullName = this.#next('address')
    const answer = await this.#send('/api/Addresss', {
      ...{ fullName, mobileNum: 5550123, zipCode: '10115', streetAddress: '4 Orchard Lane' },
      ...{ city: 'Appleby', state: 'Orchard', country: 'Fruitland' },
    })
    if (answer?.status === 201) this.#keep(this.#shop.addresses, `${fullName} ${this.#token.slice(-20)}`)
  }

  async attack(choice: number): Promise<void> {
    await this.#send(ATTACKS[choice % ATTACKS.length]!)
  }

  async solve(choice: number): Promise<void> {
    const keys = Object.keys(SOLVES) as (keyof typeof SOLVES)[]
    const key = keys[choice % keys.length]!
    const { path, body } = SOLVES[key] as { path: string; body?: object }
    await this.#send(path, body)
    // Solves that the score board has shown must persist.
    const shown = await this.#solvedKeys()
    if (shown?.has(key)) this.#keep(this.#solved, key)
  }

  /** Sends a part of a request and disconnects. */
  halfSent(choice: number): Promise<void> {
    return new Promise((resolve) => {
      const { hostname, port } = new URL(this.#url)
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/Users HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${this.#cookie}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"`,
        )
        setTimeout(() => socket.destroy(), choice % 300)
      })
      socket.on('error', () => {})
      socket.once('close', () => resolve())
    })
  }

  async givenUp(choice: number): Promise<void> {
    await this.#send(ATTACKS[0]!, undefined, 'GET', choice % 40)
  }

  async flood(): Promise<void> {
    await Promise.all(Array.from({ length: 40 }, () => this.#send('/rest/products/search?q=')))
  }

  async resetShop(): Promise<void> {
    await this.#send('/rest/training/reset', { what: 'shop' })
    // Without a response the old shop may still exist, so nothing is expected of it.
    this.#leaveShop()
  }

  async resetAndUndo(): Promise<void> {
    const [before, token, hadOwnFix] = [copyOf(this.#shop), this.#token, this.#hasOwnFix]
    const reset = await this.#send('/rest/training/reset', { what: 'shop' })
    this.#leaveShop()
    if (reset?.status !== 200 || !reset.text.includes('"id"')) return
    const undone = await this.#send('/rest/training/undo', {})
    if (undone?.status !== 200) return
    this.#shop = before
    this.#token = token
    this.#hasOwnFix = hadOwnFix
  }

  async resetProgress(): Promise<void> {
    await this.#send('/rest/training/reset', { what: 'progress' })
    this.#solved = new Set()
    this.#hasOwnFix = false
  }

  async ownFix(): Promise<void> {
    if (!this.#solved.has(FIXED_CHALLENGE)) return
    const verdict = await this.#send(`${CODING}/own`, { code: RIGHT_FIX })
    if (verdict?.status !== 200 || !verdict.text.includes('"holds"')) return
    const applied = await this.#send(`${CODING}/apply`, { fix: 'own' })
    if (applied?.status === 200) {
      this.acknowledged++
      this.#hasOwnFix = true
    }
  }

  /** Compares all acknowledged writes with the stored ones. Each loss is reported once. */
  async verify(): Promise<void> {
    if (this.#cookie === '') return
    const expect = (what: string, all: Set<string>, isThere: (each: string) => boolean) => {
      for (const each of all) {
        if (isThere(each)) continue
        this.lost.push(`${this.name}: ${what} ${each}`)
        all.delete(each)
      }
    }
    const reviews = await this.#sure('/rest/products/1/reviews')
    expect('review', this.#shop.reviews, (each) => reviews.text.includes(`"${each}"`))
    if (this.#token !== '') {
      const users = await this.#sure('/api/Users', [200, 401])
      if (users.status === 401) {
        this.lost.push(`${this.name}: their session`)
        this.#token = ''
      } else {
        expect('account', this.#shop.accounts, (each) => users.text.includes(`"${each}"`))
        // Lists only contain addresses of the logged-in account.
        const mine = this.#token.slice(-20)
        const addresses = await this.#sure('/api/Addresss')
        expect('address', this.#shop.addresses, (each) => {
          const [name, account] = each.split(' ')
          return account !== mine || addresses.text.includes(`"${name}"`)
        })
      }
    }
    const solved = await this.#solvedKeys()
    if (solved) expect('solve', this.#solved, (each) => solved.has(each))
    if (this.#hasOwnFix) {
      // Responds with 403 if the challenge is not solved.
      const state = await this.#sure(CODING, [200, 403])
      if (state.status === 403 || (JSON.parse(state.text) as CodingState).running.kind !== 'own') {
        this.lost.push(`${this.name}: their own fix`)
        this.#hasOwnFix = false
      }
    }
  }

  /** @throws Error if the response has another status, or there is none */
  async #sure(path: string, statuses: readonly number[] = [200]): Promise<NonNullable<Answer>> {
    // A connection of the previous process may be broken, so the request is repeated.
    const answer = (await this.#send(path)) ?? (await this.#send(path))
    if (answer && statuses.includes(answer.status)) return answer
    throw new Error(
      `${this.name} cannot read ${path}: ${answer ? `${answer.status} ${answer.text.slice(0, 200)}` : 'no response'}`,
    )
  }

  async #solvedKeys(): Promise<Set<string> | null> {
    const answer = await this.#send('/api/Challenges')
    if (answer?.status !== 200) return null
    const { data } = JSON.parse(answer.text) as { data: { key: string; solved: boolean }[] }
    return new Set(data.flatMap(({ key, solved }) => (solved ? [key] : [])))
  }

  #leaveShop(): void {
    this.#shop = emptyShop()
    this.#token = ''
    this.#hasOwnFix = false
  }

  #keep(all: Set<string>, each: string): void {
    this.acknowledged++
    all.add(each)
  }

  #next(what: string): string {
    return `${what}-${this.name}-${++this.#count}`
  }

  async #send(path: string, body?: object, method = body ? 'POST' : 'GET', patience = TIMEOUT_MS): Promise<Answer> {
    const headers = {
      ...(this.#cookie && { cookie: this.#cookie }),
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    try {
      const answer = await fetch(this.#url + path, {
        ...{ method, headers, redirect: 'manual', signal: AbortSignal.timeout(patience) },
        ...(body && { body: JSON.stringify(body) }),
      })
      const set = answer.headers.getSetCookie().find((each) => each.startsWith('fruit_world='))
      const text = await answer.text()
      if (set) this.#cookie = set.split(';')[0]!
      return { status: answer.status, text }
    } catch {
      return null
    }
  }
}
