import { createHash, timingSafeEqual } from 'node:crypto'
import { createLruCache } from '@fruit/scheduling/lru-cache'
import { scryptHash } from '@fruit/shop/accounts/passwords'
import type { Clock } from '@fruit/world/clock'
import type { Random } from '@fruit/world/random'
import type { ConsoleRoom } from '../class/trainer-service.ts'
import type { StoredSignIn, StoredTrainer } from '../store/tables.ts'
import { ConsoleRefusal } from './console-refusal.ts'

/** Session of a signed-in trainer. */
export interface Session {
  readonly trainer: { readonly id: string; readonly name: string; readonly role: StoredTrainer['role'] }
}

interface StoredSession extends Session {
  /** Milliseconds since the epoch; extended with each use. */
  endsAt: number
}

const MINUTE = 60_000
/** Lifetime of the sign-in link. */
const LINK_LIFETIME_MS = 15 * MINUTE
/** A session expires after this time without use. */
const IDLE_TIMEOUT_MS = 12 * 60 * MINUTE
/**
 * After `MAX_WRONG_ATTEMPTS` wrong attempts within this time, an address is blocked. Names are not counted, because otherwise anyone who
 * knows the name of a trainer could lock them out.
 */
const WRONG_WINDOW_MS = 15 * MINUTE
const MAX_WRONG_ATTEMPTS = 10
/** Maximum number of addresses with stored wrong attempts. */
const MAX_TRACKED_ADDRESSES = 10_000
/** Maximum number of concurrent hash computations. Each takes 16 MiB and 50 ms. */
const MAX_CONCURRENT_HASHES = 4
/** Binary logarithm of scrypt's N for passphrases of trainers. */
const PASSPHRASE_COST = 14

const WRONG_CREDENTIALS = 'The name or the passphrase is wrong.'

const digest = (text: string) => createHash('sha256').update(text).digest()

interface SignInsOptions {
  readonly platform: ConsoleRoom['platform']
  readonly clock: Clock
  readonly random: Random
  /** Binary logarithm of scrypt's N; lower in tests. */
  readonly cost?: number | undefined
}

/** Signs trainers in, by a single-use link or by passphrase, and manages their sessions. */
export class SignIns {
  readonly #platform: ConsoleRoom['platform']
  readonly #clock: Clock
  readonly #random: Random
  readonly #cost: number
  /** Sessions by hash of their token, so that a memory dump contains no usable tokens. */
  readonly #sessions = new Map<string, StoredSession>()
  /** Times of wrong attempts, by address; one more than `MAX_WRONG_ATTEMPTS` once the block was logged. */
  readonly #wrong = createLruCache<string, number[]>(MAX_TRACKED_ADDRESSES)
  readonly #ended = new Set<(trainer: string) => void>()
  #link: { readonly digest: Buffer; readonly until: number } | null = null
  #hashing = 0

  constructor({ platform, clock, random, cost = PASSPHRASE_COST }: SignInsOptions) {
    this.#platform = platform
    this.#clock = clock
    this.#random = random
    this.#cost = cost
  }

  /** Creates the secret of a single-use sign-in link; an older link becomes invalid. */
  newLink(): string {
    const secret = this.#random.bytes(32).toString('base64url')
    this.#link = { digest: digest(secret), until: this.#clock.now() + LINK_LIFETIME_MS }
    return secret
  }

  /**
   * Signs in by link. The holder chooses a name and a passphrase; an existing trainer of that name gets the new passphrase.
   *
   * @throws ConsoleRefusal 403 for a wrong, used or expired link, 429 after too many wrong attempts
   */
  async byLink(secret: string, name: string, passphrase: string, address: string): Promise<string> {
    await this.#limit(name, address)
    const link = this.#link
    if (link === null || link.until < this.#clock.now() || !timingSafeEqual(link.digest, digest(secret))) {
      await this.#failed(name, address)
      throw new ConsoleRefusal(
        403,
        'This link has been used, or is older than 15 minutes. Restart the server to get a new one.',
      )
    }
    this.#link = null
    const hash = await this.#hash(passphrase, null)
    const known = await this.#platform.trainers.byName(name)
    if (known) {
      await this.#platform.trainers.setHash(known.id, hash)
      this.endSessionsOf(known.id)
    }
    const trainer = known ?? (await this.#platform.trainers.add({ name, role: 'trainer', hash }))
    await this.#note(name, address, 'link')
    return this.#open(trainer)
  }

  /**
   * Signs in by name and passphrase.
   *
   * @throws ConsoleRefusal 401 for a wrong name or passphrase, 429 after too many wrong attempts
   */
  async byPassphrase(name: string, passphrase: string, address: string): Promise<string> {
    await this.#limit(name, address)
    const trainer = await this.#platform.trainers.byName(name)
    // Hashes even for unknown names, so that the response time does not reveal them.
    const isRight = await this.#fits(passphrase, trainer?.hash ?? null)
    if (!trainer || !isRight) {
      await this.#failed(name, address)
      throw new ConsoleRefusal(401, WRONG_CREDENTIALS)
    }
    this.#wrong.delete(address)
    await this.#note(name, address, 'passphrase')
    return this.#open(trainer)
  }

  /** @returns null for an invalid or expired token */
  session(token: string): Session | null {
    const key = digest(token).toString('base64')
    const session = this.#sessions.get(key)
    if (!session) return null
    const now = this.#clock.now()
    if (session.endsAt < now) {
      this.#sessions.delete(key)
      return null
    }
    session.endsAt = now + IDLE_TIMEOUT_MS
    return session
  }

  signOut(token: string): void {
    const key = digest(token).toString('base64')
    const session = this.#sessions.get(key)
    this.#sessions.delete(key)
    if (session) this.#tell(session.trainer.id)
  }

  /**
   * Adds a trainer or observer.
   *
   * @throws ConsoleRefusal 409 for an existing name
   */
  async add(name: string, role: StoredTrainer['role'], passphrase: string): Promise<StoredTrainer> {
    if (await this.#platform.trainers.byName(name)) throw new ConsoleRefusal(409, 'This name is already taken.')
    return this.#platform.trainers.add({ name, role, hash: await this.#hash(passphrase, null) })
  }

  /**
   * Removes a trainer, and ends their sessions.
   *
   * @throws ConsoleRefusal 404, or 409 for the last trainer
   */
  async remove(id: string): Promise<void> {
    const all = await this.#platform.trainers.list()
    const trainer = all.find((each) => each.id === id)
    if (!trainer) throw new ConsoleRefusal(404, 'Trainer not found.')
    if (trainer.role === 'trainer' && all.filter(({ role }) => role === 'trainer').length === 1)
      throw new ConsoleRefusal(409, 'The last trainer cannot be removed.')
    await this.#platform.trainers.remove(id)
    this.endSessionsOf(id)
  }

  /**
   * Changes the passphrase of the signed-in trainer, and ends their other sessions.
   *
   * @throws ConsoleRefusal 401 for a wrong current passphrase, 429 after too many wrong attempts
   */
  async change(token: string, current: string, passphrase: string, address: string): Promise<void> {
    const session = this.session(token)
    const trainer = session && (await this.#platform.trainers.byName(session.trainer.name))
    if (!session || !trainer) throw new ConsoleRefusal(401, 'Log in first.')
    await this.#limit(trainer.name, address)
    if (!(await this.#fits(current, trainer.hash))) {
      await this.#failed(trainer.name, address)
      throw new ConsoleRefusal(401, 'The current passphrase is wrong.')
    }
    await this.#platform.trainers.setHash(trainer.id, await this.#hash(passphrase, null))
    const own = digest(token).toString('base64')
    for (const [key, { trainer: owner }] of this.#sessions)
      if (owner.id === trainer.id && key !== own) this.#sessions.delete(key)
  }

  /** Ends all sessions of a trainer. */
  endSessionsOf(id: string): void {
    for (const [key, { trainer }] of this.#sessions) if (trainer.id === id) this.#sessions.delete(key)
    this.#tell(id)
  }

  /** Calls the listener with the trainer's id when a session ends. @returns a function that unsubscribes */
  onEnd(listener: (trainer: string) => void): () => void {
    this.#ended.add(listener)
    return () => this.#ended.delete(listener)
  }

  #tell(id: string): void {
    for (const listener of this.#ended) listener(id)
  }

  #open({ id, name, role }: StoredTrainer): string {
    const now = this.#clock.now()
    for (const [key, { endsAt }] of this.#sessions) if (endsAt < now) this.#sessions.delete(key)
    const token = this.#random.bytes(32).toString('base64url')
    this.#sessions.set(digest(token).toString('base64'), { trainer: { id, name, role }, endsAt: now + IDLE_TIMEOUT_MS })
    return token
  }

  async #fits(passphrase: string, hash: string | null): Promise<boolean> {
    const tried = await this.#hash(passphrase, hash)
    return hash !== null && timingSafeEqual(digest(tried), digest(hash))
  }

  async #hash(passphrase: string, like: string | null): Promise<string> {
    if (this.#hashing >= MAX_CONCURRENT_HASHES)
      throw new ConsoleRefusal(503, 'Too many logins at the same time. Try again.')
    this.#hashing++
    try {
      const cost = Number(/^\$scrypt\$ln=(\d+),/.exec(like ?? '')?.[1] ?? this.#cost)
      return await scryptHash(passphrase, like, cost)
    } finally {
      this.#hashing--
    }
  }

  async #limit(name: string, address: string): Promise<void> {
    const tries = this.#recent(address)
    if (tries.length < MAX_WRONG_ATTEMPTS) return
    if (tries.length === MAX_WRONG_ATTEMPTS) {
      this.#remember(address, tries)
      await this.#note(name, address, 'limited')
    }
    throw new ConsoleRefusal(429, 'Too many failed logins. Try again in 15 minutes.')
  }

  async #failed(name: string, address: string): Promise<void> {
    this.#remember(address, this.#recent(address))
    await this.#note(name, address, 'wrong')
  }

  #remember(address: string, tries: readonly number[]): void {
    this.#wrong.set(address, [...tries, this.#clock.now()])
  }

  #recent(address: string): readonly number[] {
    const since = this.#clock.now() - WRONG_WINDOW_MS
    return (this.#wrong.get(address) ?? []).filter((at) => at > since)
  }

  async #note(name: string, address: string, outcome: StoredSignIn['outcome']): Promise<void> {
    await this.#platform.signIns.add({ at: this.#clock.now(), name, address, outcome })
  }
}
