import { Agent, request } from 'node:http'
import { io, type Socket } from 'socket.io-client'

/** Kinds of what learners do in a class that works. */
export type StudyAct = 'browse' | 'search' | 'basket' | 'review' | 'log in' | 'attack'

/** Of each hundred requests. */
const SHARES: readonly (readonly [act: StudyAct, share: number])[] = [
  ['browse', 38],
  ['search', 25],
  ['basket', 16],
  ['review', 14],
  ['log in', 2],
  ['attack', 5],
]
const PLAN: readonly StudyAct[] = SHARES.flatMap(([act, share]) => Array<StudyAct>(share).fill(act))
/** Each runs contained: SQL, a script, SQL that is none. */
const ATTACKS = [
  "/rest/products/search?q=')) UNION SELECT sql,2,3,4,5,6,7,8,9 FROM sqlite_master--",
  "/rest/track-order/' || true || '",
  "/rest/products/search?q='))--",
] as const
const PASSWORD = 'a ripe password'
/** An answer that takes longer counts as none, in milliseconds. */
const PATIENCE_MS = 30_000
/** Products 1 to this one are in every shop, and nobody takes them away. */
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

/** Somebody with a browser of their own, so with connections of their own, who studies at an even pace. */
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

  /** @param number of the learner: what they do follows from it */
  constructor(url: string, number: number) {
    this.#url = new URL(url)
    this.#number = number
    this.nickname = `Learner ${number}`
    this.#email = `learner-${number}@customer.test`
  }

  /** Joins an event, opens the shop and looks for something in it. */
  async join(code: string): Promise<void> {
    const { status, text, cookies } = await this.ask('POST', '/join', { form: { code, nickname: this.nickname } })
    if (status !== 303) throw new Error(`${this.nickname} could not join: ${status} ${text.slice(0, 500)}`)
    this.#cookie = cookies.join('; ')
    await this.#served('GET', '/')
    await this.#served('GET', '/rest/products/search?q=')
  }

  /** A page of the shop keeps a socket. Resolves when it is open. */
  async keepSocket(): Promise<void> {
    const extraHeaders = { cookie: this.#cookie }
    this.#socket = io(this.#url.origin, { transports: ['websocket'], forceNew: true, extraHeaders })
    const socket = this.#socket
    if (!socket.connected) await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  }

  /** Makes an account and puts something into the basket. */
  async settle(): Promise<void> {
    const account = { email: this.#email, password: PASSWORD }
    await this.#served('POST', '/api/Users', { json: { ...account, passwordRepeat: PASSWORD } })
    await this.logIn()
    const json = { ProductId: 1, BasketId: this.#basket, quantity: 1 }
    const { data } = JSON.parse(await this.#served('POST', '/api/BasketItems', { json })) as { data?: { id: number } }
    this.#item = data?.id ?? 0
  }

  /** Takes somebody's account, on a bare server that has but one shop. */
  async logInAs(other: ClassLearner): Promise<void> {
    this.#email = other.#email
    this.#item = other.#item
    await this.logIn()
  }

  async logIn(): Promise<void> {
    const json = { email: this.#email, password: PASSWORD }
    this.#takeSession(await this.#served('POST', '/rest/user/login', { json }))
  }

  /**
   * Does the next thing of the plan.
   *
   * @param canBeAttacked a bare server has nothing to attack: somebody searches there instead
   * @returns what it was
   */
  async study(canBeAttacked: boolean): Promise<StudyAct> {
    const count = this.#number + this.#acts++
    // Every step is prime to a hundred, so each learner goes through the whole plan, and all of them do different things.
    const planned = PLAN[(this.#number * 37 + this.#acts * 61) % PLAN.length]!
    const act = planned === 'attack' && !canBeAttacked ? 'search' : planned
    await this.act(act, count)
    return act
  }

  /** Does one thing. @param count which of its kinds */
  async act(act: StudyAct, count: number): Promise<void> {
    const product = 1 + (count % PRODUCTS)
    switch (act) {
      case 'browse':
        await this.#served('GET', `/api/Products/${product}`)
        break
      case 'search':
        await this.#served('GET', '/rest/products/search?q=apple')
        break
      case 'basket':
        if (count % 2 === 0) await this.#served('GET', `/rest/basket/${this.#basket}`)
        else await this.#served('PUT', `/api/BasketItems/${this.#item}`, { json: { quantity: 1 + (count % 3) } })
        break
      case 'review': {
        const json = { message: `Crisp, and sweet at the core (${count}).`, author: this.#email }
        await this.#served('PUT', `/rest/products/${product}/reviews`, { json })
        break
      }
      case 'log in':
        await this.logIn()
        break
      case 'attack': {
        const { status } = await this.ask('GET', encodeURI(ATTACKS[count % ATTACKS.length]!))
        // Statements that are none are errors of the shop, as they are meant to be.
        if (status !== 200 && status !== 400 && status !== 500) throw new Error(`An attack was answered ${status}.`)
        break
      }
    }
  }

  /** Asks as this learner's browser does. */
  ask(method: string, path: string, { json, form }: Sent = {}): Promise<Answer> {
    const payload = json ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : undefined
    const type = json ? 'application/json' : form ? 'application/x-www-form-urlencoded' : undefined
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          ...{ agent: this.#agent, hostname: this.#url.hostname, port: this.#url.port, method, path },
          timeout: PATIENCE_MS,
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
      asked.once('timeout', () => asked.destroy(new Error(`${method} ${path} was not answered in time.`)))
      asked.once('error', reject)
      asked.end(payload)
    })
  }

  /** The same learner, with the same cookie, on a server that was started anew. */
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

  async #served(method: string, path: string, sent?: Sent): Promise<string> {
    const { status, text } = await this.ask(method, path, sent)
    if (status >= 400) throw new Error(`${method} ${path} was answered ${status}: ${text.slice(0, 200)}`)
    return text
  }
}
