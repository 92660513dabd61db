import type { Api } from '../../lib/api.ts'
import type { CookieJar } from '../../lib/session.ts'

/** Life of the cookies: a year. */
const SECONDS = 365 * 24 * 60 * 60

/** The codes that bring progress back, by name of their cookie: solved challenges, found lines, chosen fixes. */
const CODES = {
  continueCode: {
    read: 'GET /rest/continue-code',
    apply: 'PUT /rest/continue-code/apply/:code',
  },
  continueCodeFindIt: {
    read: 'GET /rest/continue-code-findIt',
    apply: 'PUT /rest/continue-code-findIt/apply/:code',
  },
  continueCodeFixIt: {
    read: 'GET /rest/continue-code-fixIt',
    apply: 'PUT /rest/continue-code-fixIt/apply/:code',
  },
} as const

/** What codes are made of: anything else would break the cookie, and the address that brings it back. */
const CODE = /^[a-zA-Z0-9]+$/

/** What this browser remembers of the player's progress, in case the shop forgets it. */
export class ProgressCookies {
  readonly #api: Api
  readonly #cookies: CookieJar
  /** One thing after the other: what is kept while it is restored would be what the shop knows by then. */
  #work: Promise<unknown> = Promise.resolve()
  #keepIsDue = false

  constructor(api: Api, cookies: CookieJar) {
    this.#api = api
    this.#cookies = cookies
  }

  /** Keeps what the shop knows now. Many calls at a time are one. */
  keep(): Promise<void> {
    if (this.#keepIsDue) return Promise.resolve()
    this.#keepIsDue = true
    return this.#next(async () => {
      this.#keepIsDue = false
      await this.#mirror()
    })
  }

  /**
   * Tells the shop what this browser remembers and the shop does not know: every code that the shop takes.
   *
   * @returns whether that was anything
   * @throws CallError when the shop does not take one of the codes, which stays as it is
   */
  restore(): Promise<boolean> {
    return this.#next(async () => {
      // Who remembers nothing has nothing to tell, and need not ask.
      if (entriesOf(CODES).every(([name]) => this.#cookies.get(name) === null)) return false
      let changed = false
      const refused = new Map<keyof typeof CODES, unknown>()
      for (const [name, { apply }] of entriesOf(CODES)) {
        const kept = this.#cookies.get(name)
        const known = await this.#codeOf(name)
        if (!kept || kept === known) continue
        try {
          await this.#api.call(apply, { params: { code: kept } })
        } catch (error) {
          refused.set(name, error)
          continue
        }
        if ((await this.#codeOf(name)) !== known) changed = true
      }
      await this.#mirror(refused)
      for (const error of refused.values()) throw error
      return changed
    })
  }

  /** @param except codes that stay as they are */
  async #mirror(except: ReadonlyMap<keyof typeof CODES, unknown> = new Map()): Promise<void> {
    for (const [name] of entriesOf(CODES)) {
      if (except.has(name)) continue
      const code = await this.#codeOf(name)
      if (code === undefined) this.#cookies.set(name, '', 0)
      else this.#cookies.set(name, code, SECONDS)
    }
  }

  /** @returns undefined when the shop knows nothing of that kind @throws Error when it answers what is no code */
  async #codeOf(name: keyof typeof CODES): Promise<string | undefined> {
    const { continueCode } = await this.#api.call(CODES[name].read)
    if (continueCode === undefined || CODE.test(continueCode)) return continueCode
    throw new Error('Received invalid continue code from the server!')
  }

  #next<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#work.then(work)
    this.#work = result.catch(() => {})
    return result
  }
}

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): readonly [Key, Value][] {
  return Object.entries(record) as [Key, Value][]
}
