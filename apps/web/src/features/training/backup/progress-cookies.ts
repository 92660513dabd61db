import type { Api } from '../../../lib/calls.ts'
import type { CookieJar } from '../../../lib/session.ts'

/** Lifetime of the cookies: a year. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The continue codes by name of their cookie: solved challenges, found lines, chosen fixes. */
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

/** Alphabet of the codes: other characters would break the cookie and the address of the restore call. */
const CODE = /^[a-zA-Z0-9]+$/

/** Copy of the player's progress in this browser, in case the shop loses it. */
export class ProgressCookies {
  readonly #api: Api
  readonly #cookies: CookieJar
  /** Serializes the operations: a copy during a restore would store the shop's incomplete progress. */
  #work: Promise<unknown> = Promise.resolve()
  #keepIsDue = false

  constructor(api: Api, cookies: CookieJar) {
    this.#api = api
    this.#cookies = cookies
  }

  /** Stores the shop's current codes. Concurrent calls are merged. */
  keep(): Promise<void> {
    if (this.#keepIsDue) return Promise.resolve()
    this.#keepIsDue = true
    return this.#next(async () => {
      this.#keepIsDue = false
      await this.#mirror()
    })
  }

  /**
   * Restores progress that this browser has stored and the shop does not know: every code that the shop accepts.
   *
   * @returns whether anything was restored
   * @throws CallError if the shop rejects one of the codes, which is kept
   */
  restore(): Promise<boolean> {
    return this.#next(async () => {
      // Without stored codes there is nothing to restore.
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

  /** @param except codes that are kept as they are */
  async #mirror(except: ReadonlyMap<keyof typeof CODES, unknown> = new Map()): Promise<void> {
    for (const [name] of entriesOf(CODES)) {
      if (except.has(name)) continue
      const code = await this.#codeOf(name)
      if (code === undefined) this.#cookies.set(name, '', 0)
      else this.#cookies.set(name, code, COOKIE_SECONDS)
    }
  }

  /**
   * @returns undefined if the shop has no progress of that kind
   * @throws Error if the shop returns a malformed code
   */
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
