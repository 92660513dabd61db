import type { IncomingHttpHeaders } from 'node:http'
import { cookiesIn } from '@fruit/network/cookies'
import { equalInConstantTime } from '@fruit/shop/accounts/passwords'
import type { Clock } from '@fruit/world/clock'
import type { Random } from '@fruit/world/random'
import type { StoredLearner } from '../store/tables.ts'
import type { Caller } from './class-hooks.ts'
import type { ClassKeys } from './class-keys.ts'
import { type Roster, worldOf } from './roster.ts'

/** Cookie of a learner's browser. It has the name of the world cookie, and contains a learner instead of a world. */
const LEARNER_COOKIE = 'fruit_world'
export const TOOLS_COOKIE = 'fruit_tools'
export const TOOLS_HEADER = 'x-fruit-shop'
const READ_ONLY_COOKIE = 'fruit_look'
const COOKIE_LIFETIME_SECONDS = 365 * 24 * 60 * 60
/** Lifetime of a ticket, and of the read-only session that it starts. */
const READ_ONLY_SESSION_MS = 10 * 60_000

interface Ticket {
  readonly team: string
  /** Id of the trainer. */
  readonly trainer: string
  /** Milliseconds since the epoch. */
  readonly endsAt: number
}

/** Authenticates requests of learners and of trainers' read-only sessions by their credentials. */
export class ClassAuthenticator {
  readonly #roster: Roster
  readonly #keys: ClassKeys
  readonly #clock: Clock
  readonly #random: Random
  /** Host name with a subdomain for each learner; null without. */
  readonly #hostName: string | null
  /** Unused tickets, and (in `#looks`) read-only sessions by cookie value. */
  readonly #tickets = new Map<string, Ticket>()
  readonly #readOnlySessions = new Map<string, Ticket>()

  constructor(roster: Roster, keys: ClassKeys, clock: Clock, random: Random, hostName: string | null) {
    this.#roster = roster
    this.#keys = keys
    this.#clock = clock
    this.#random = random
    this.#hostName = hostName?.toLowerCase() ?? null
  }

  /** Precedence: read-only session, tool key, browser cookie. */
  caller(headers: IncomingHttpHeaders): Caller | null {
    const sent = cookiesIn(headers.cookie)
    const look =
      sent[READ_ONLY_COOKIE] === undefined ? undefined : this.#valid(this.#readOnlySessions, sent[READ_ONLY_COOKIE])
    if (look) return { world: worldOf(look.team), learner: null, isReadOnly: true }
    const header = headers[TOOLS_HEADER]
    const key = typeof header === 'string' ? header : (this.#labelIn(headers.host) ?? sent[TOOLS_COOKIE])
    const learner = key === undefined ? this.#byCookie(sent[LEARNER_COOKIE]) : this.#roster.learnerByToolsKey(key)
    return learner && learner.removedAt === null
      ? { world: worldOf(learner.team), learner: learner.id, isReadOnly: false }
      : null
  }

  /**
   * Returns the learner whose browser sent a request; undefined for read-only sessions. It ignores the tool key: others may see
   * that key, and the page that this method protects shows the pass, which stays valid when the key is renewed.
   */
  browserLearner(headers: IncomingHttpHeaders): StoredLearner | undefined {
    const sent = cookiesIn(headers.cookie)
    if (sent[READ_ONLY_COOKIE] !== undefined && this.#valid(this.#readOnlySessions, sent[READ_ONLY_COOKIE]))
      return undefined
    const learner = this.#byCookie(sent[LEARNER_COOKIE])
    return learner?.removedAt === null ? learner : undefined
  }

  /** Tests whether a request names its shop by the host name, which is a secret that other sites must not learn. */
  isByHost(headers: IncomingHttpHeaders): boolean {
    return this.#labelIn(headers.host) !== undefined
  }

  /** Returns the host name of a learner's shop; null without a wildcard host name. */
  hostOf(learner: StoredLearner): string | null {
    return this.#hostName && `shop-${this.#keys.toolsKeyOf(learner)}.${this.#hostName}`
  }

  /** Returns the Set-Cookie header for a learner. @param isSecure whether browsers return the cookie over TLS only */
  cookieOf(learner: StoredLearner, isSecure: boolean): string {
    return cookie(LEARNER_COOKIE, `${learner.id}.${this.#keys.signatureOf(learner)}`, COOKIE_LIFETIME_SECONDS, isSecure)
  }

  /** Creates a single-use ticket for a trainer's read-only session in the shop of a team. */
  ticketFor(team: string, trainer: string): string {
    const ticket = this.#random.hex(40)
    this.#tickets.set(ticket, { team, trainer, endsAt: this.#clock.now() + READ_ONLY_SESSION_MS })
    return ticket
  }

  /** Exchanges a ticket for a read-only session. @returns its Set-Cookie header; null if the ticket is invalid */
  redeemTicket(ticket: string, isSecure: boolean): string | null {
    const valid = this.#valid(this.#tickets, ticket)
    if (!valid) return null
    this.#tickets.delete(ticket)
    const value = this.#random.hex(40)
    this.#readOnlySessions.set(value, valid)
    return cookie(READ_ONLY_COOKIE, value, Math.ceil((valid.endsAt - this.#clock.now()) / 1000), isSecure)
  }

  /** Ends all read-only sessions and tickets of a team's shop or of a trainer. @param id of the team or the trainer */
  endReadOnlySessions(what: 'team' | 'trainer', id: string): void {
    for (const known of [this.#tickets, this.#readOnlySessions])
      for (const [value, ticket] of known) if (ticket[what] === id) known.delete(value)
  }

  #byCookie(value: string | undefined): StoredLearner | undefined {
    const [id, signature] = value?.split('.') ?? []
    const learner = id === undefined ? undefined : this.#roster.learners.get(id)
    if (!learner || !signature) return undefined
    return equalInConstantTime(signature, this.#keys.signatureOf(learner)) ? learner : undefined
  }

  #labelIn(host: string | undefined): string | undefined {
    const name = host?.toLowerCase().replace(/:\d+$/, '')
    if (this.#hostName === null || !name?.endsWith(`.${this.#hostName}`)) return undefined
    return name.slice(0, -this.#hostName.length - 1).slice(-16)
  }

  #valid(known: Map<string, Ticket>, value: string): Ticket | undefined {
    for (const [old, { endsAt }] of known) if (endsAt <= this.#clock.now()) known.delete(old)
    return known.get(value)
  }
}

function cookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
