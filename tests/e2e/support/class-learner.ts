import { Agent, request } from 'node:http'
import { io, type Socket } from 'socket.io-client'

/** Kinds of requests of learners in a class. */
export type StudyAct = 'browse' | 'search' | 'basket' | 'review' | 'log in' | 'attack'

/** Share of each kind in a hundred requests. */
const SHARES: readonly (readonly [act: StudyAct, share: number])[] = [
  ['browse', 38],
  ['search', 25],
  ['basket', 16],
  ['review', 14],
  ['log in', 2],
  ['attack', 5],
]
const PLAN: readonly StudyAct[] = SHARES.flatMap(([act, share]) => Array<StudyAct>(share).fill(act))
/** Each runs sandboxed: SQL, a script, invalid SQL. */
const ATTACKS = [
  "/rest/products/search?q=')) UNION SELECT sql,2,3,4,5,6,7,8,9 FROM sqlite_master--",
  "/rest/track-order/' || true || '",
  "/rest/products/search?q='))--",
] as const
const PASSWORD = 'a ripe password'
/** Request timeout in milliseconds. */
const TIMEOUT_MS = 30_000
/** Every shop has products with ids from 1 to this one. */
const PRODUCTS = 9

interface Answer {
  readonly status: number
  readonly text: string
  readonly cookies: readonly string[]
}

interface Sent {
  readonly json?: object
  readonly form?: Readonly<Record<string, string>>
}

/** A learner with their own connections, like a browser, who sends requests at a constant rate. */
export class ClassLearner {
  readonly nickname: string
  readonly #url: URL
  readonly #number: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 })
  #email: string
  #cookie = ''
  #token = ''
  #basket = 0
  #item = 0
  #acts = 0
  #socket: Socket | null = null

  /** @param number of the learner, which determines what they do */
  constructor(url: string, number: number) {
    this.#url = new URL(url)
    this.#number = number
    this.nickname = `Learner ${number}`
    this.#email = `learner-${number}@customer.test`
  }

  /** Joins an event, opens the shop and searches in it. */
  async join(code: string): Promise<void> {
    const { status, text, cookies } = await this.ask('POST', '/join', { form: { code, nickname: this.nickname } })
    if (status !== 303) throw new Error(`${this.nickname} could not join: ${status} ${text.slice(0, 500)}`)
    this.#cookie = cookies.join('; ')
    await this.#requestOk('GET', '/')
    await this.#requestOk('GET', '/rest/products/search?q=')
  }

  /** Opens a Socket.IO connection like a page of the shop. Resolves when it is connected. */
  async keepSocket(): Promise<void> {
    const extraHeaders = { cookie: this.#cookie }
    this.#socket = io(this.#url.origin, { transports: ['websocket'], forceNew: true, extraHeaders })
    const socket = this.#socket
    if (!socket.connected) await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  }

  /** Registers an account and adds a product to the basket. */
  async register(): Promise<void> {
    const account = { email: this.#email, password: PASSWORD }
    await this.#requestOk('POST', '/api/Users', { json: { ...account, passwordRepeat: PASSWORD } })
    await this.logIn()
    const json = { ProductId: 1, BasketId: this.#basket, quantity: 1 }
    const { data } = JSON.parse(await this.#requestOk('POST', '/api/BasketItems', { json })) as {
      data?: { id: number }
    }
    this.#item = data?.id ?? 0
  }

  /** Logs in with the account of another learner, on a reference server that has only one shop. */
  async logInAs(other: ClassLearner): Promise<void> {
    this.#email = other.#email
    this.#item = other.#item
    await this.logIn()
  }

  async logIn(): Promise<void> {
    const json = { email: this.#email, password: PASSWORD }
    this.#takeSession(await this.#requestOk('POST', '/rest/user/login', { json }))
  }

  /**
   * Sends the next request of the plan.
   *
   * @param canBeAttacked false: search instead of attacking
   * @returns the kind of the request
   */
  async study(canBeAttacked: boolean): Promise<StudyAct> {
    const count = this.#number + this.#acts++
    // Both factors are coprime to 100, so each learner goes through the whole plan in another order.
    const planned = PLAN[(this.#number * 37 + this.#acts * 61) % PLAN.length]!
    const act = planned === 'attack' && !canBeAttacked ? 'search' : planned
    await this.act(act, count)
    return act
  }

  /** Sends one request. @param count selects the variant */
  async act(act: StudyAct, count: number): Promise<void> {
    const product = 1 + (count % PRODUCTS)
    switch (act) {
      case 'browse':
        await this.#requestOk('GET', `/api/Products/${product}`)
        break
      case 'search':
        await this.#requestOk('GET', '/rest/products/search?q=apple')
        break
      case 'basket':
        if (count % 2 === 0) await this.#requestOk('GET', `/rest/basket/${this.#basket}`)
        else await this.#requestOk('PUT', `/api/BasketItems/${this.#item}`, { json: { quantity: 1 + (count % 3) } })
        break
      case 'review': {
        const json = { message: `Crisp, and sweet at the core (${count}).`, author: this.#email }
        await this.#requestOk('PUT', `/rest/products/${product}/reviews`, { json })
        break
      }
      case 'log in':
        await this.logIn()
        break
      case 'attack': {
        const { status } = await this.ask('GET', encodeURI(ATTACKS[count % ATTACKS.length]!))
        // Invalid SQL statements cause an error response, as intended.
        if (status !== 200 && status !== 400 && status !== 500)
          throw new Error(`The response to an attack was ${status}.`)
        break
      }
    }
  }

  /** Sends a request like this learner's browser. */
  ask(method: string, path: string, { json, form }: Sent = {}): Promise<Answer> {
    const payload = json ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : undefined
    const type = json ? 'application/json' : form ? 'application/x-www-form-urlencoded' : undefined
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          ...{ agent: this.#agent, hostname: this.#url.hostname, port: this.#url.port, method, path },
          timeout: TIMEOUT_MS,
          headers: {
            ...(path === '/' && { accept: 'text/html' }),
            ...(this.#cookie !== '' && { cookie: this.#cookie }),
            ...(this.#token !== '' && { authorization: `Bearer ${this.#token}` }),
            ...(payload !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(payload) }),
          },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.once('error', reject)
          answer.once('end', () =>
            resolve({
              status: answer.statusCode!,
              text: Buffer.concat(parts).toString(),
              cookies: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]!),
            }),
          )
        },
      )
      asked.once('timeout', () => asked.destroy(new Error(`${method} ${path} got no response in time.`)))
      asked.once('error', reject)
      asked.end(payload)
    })
  }

  /** The same learner, with the same cookie, on a restarted server. */
  at(url: string): ClassLearner {
    const learner = new ClassLearner(url, this.#number)
    learner.#cookie = this.#cookie
    return learner
  }

  leave(): void {
    this.#socket?.disconnect()
    this.#agent.destroy()
  }

  #takeSession(text: string): void {
    const { token, bid } = (JSON.parse(text) as { authentication: { token: string; bid: number } }).authentication
    this.#token = token
    this.#basket = bid
  }

  async #requestOk(method: string, path: string, sent?: Sent): Promise<string> {
    const { status, text } = await this.ask(method, path, sent)
    if (status >= 400) throw new Error(`The response to ${method} ${path} was ${status}: ${text.slice(0, 200)}`)
    return text
  }
}
