import { percentile } from './units.ts'

/** Number of measured visits. */
const VISITS = 200

/** An account in a measured shop. */
export interface Customer {
  readonly email: string
  readonly password: string
}

/** A learner with a world of their own, on a server with a class. */
export class BenchLearner {
  readonly #url: string
  #cookie = ''

  constructor(url: string) {
    this.#url = url
  }

  async send(path: string, body?: object): Promise<{ status: number; text: string }> {
    const headers = { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) }
    const post = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(this.#url + path, { headers, ...post })
    const set = answer.headers.getSetCookie().find((each) => each.startsWith('fruit_world='))
    if (set) this.#cookie = set.split(';')[0]!
    return { status: answer.status, text: await answer.text() }
  }

  /** Reads a response as a stream. @param heard called with each piece */
  async read(path: string, body: object, heard: (text: string) => void): Promise<void> {
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' }
    const answer = await fetch(this.#url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) heard(piece)
  }

  /** Registers an account. With a class, the first request creates a world. */
  async register(): Promise<Customer> {
    const customer = { email: 'bench@customer.test', password: 'a ripe password' }
    const { status } = await this.send('/api/Users', { ...customer, passwordRepeat: customer.password })
    if (status !== 201) throw new Error(`The response to a registration was ${status}.`)
    return customer
  }

  async logIn(customer: Customer): Promise<void> {
    const { status } = await this.send('/rest/user/login', customer)
    if (status !== 200) throw new Error(`The response to a login was ${status}.`)
  }

  signIn(email: string) {
    return this.send('/rest/user/login', { email, password: 'x' })
  }
}

/** 99th percentile of the duration of a learner's visits in milliseconds. A visit is a search and a login. */
export async function p99(learner: BenchLearner): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    const started = performance.now()
    await learner.send('/rest/products/search?q=juice')
    await learner.signIn('nobody@fruit.test')
    times.push(performance.now() - started)
  }
  return percentile(times, 0.99)
}
