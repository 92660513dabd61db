import type { IncomingHttpHeaders } from 'node:http'
import cookies from '@fastify/cookie'
import type { StoredLearner } from '@fruit/platform/tables'
import { equalInConstantTime } from '@fruit/shop/accounts/passwords'
import type { Clock } from '@fruit/world/clock'
import type { Random } from '@fruit/world/random'
import type { Caller } from './class-hooks.ts'
import type { ClassKeys } from './class-keys.ts'
import { type Roster, worldOf } from './roster.ts'

/** Of whoever joined, in a browser. It is the cookie of worlds, with a learner in it in the place of a world. */
const LEARNER_COOKIE = 'fruit_world'
export const TOOLS_COOKIE = 'fruit_tools'
export const TOOLS_HEADER = 'x-fruit-shop'
const LOOK_COOKIE = 'fruit_look'
const LIFE_SECONDS = 365 * 24 * 60 * 60
/** A trainer looks into a shop for so long. */
const LOOK_MS = 10 * 60_000

interface Ticket {
  readonly team: string
  /** Id of whoever looks. */
  readonly trainer: string
  /** Milliseconds since the epoch. */
  readonly endsAt: number
}

/** Tells by the credentials of a request which learner of an event sent it, or which shop a trainer looks into. */
export class ClassDoor {
  readonly #roster: Roster
  readonly #keys: ClassKeys
  readonly #clock: Clock
  readonly #random: Random
  /** Host name below which each learner has one of their own; null without. */
  readonly #hostName: string | null
  /** Tickets that nobody has used yet, and the cookies that they became. */
  readonly #tickets = new Map<string, Ticket>()
  readonly #looks = new Map<string, Ticket>()

  constructor(roster: Roster, keys: ClassKeys, clock: Clock, random: Random, hostName: string | null) {
    this.#roster = roster
    this.#keys = keys
    this.#clock = clock
    this.#random = random
    this.#hostName = hostName?.toLowerCase() ?? null
  }

  /** What says less about who asks gives way: first a look, then the keys of tools, then the browser's cookie. */
  caller(headers: IncomingHttpHeaders): Caller | null {
    const sent = headers.cookie ? cookies.parse(headers.cookie) : {}
    const look = sent[LOOK_COOKIE] === undefined ? undefined : this.#valid(this.#looks, sent[LOOK_COOKIE])
    if (look) return { world: worldOf(look.team), learner: null, isLooking: true }
    const header = headers[TOOLS_HEADER]
    const key = typeof header === 'string' ? header : (this.#labelIn(headers.host) ?? sent[TOOLS_COOKIE])
    const learner = key === undefined ? this.#byCookie(sent[LEARNER_COOKIE]) : this.#roster.learnerByToolsKey(key)
    return learner && learner.removedAt === null
      ? { world: worldOf(learner.team), learner: learner.id, isLooking: false }
      : null
  }

  /**
   * The learner whose browser sent a request. The key of tools does not count: others may see it, and it must not lead to the
   * pass, which works after the key was renewed. Undefined for a trainer who looks into a shop.
   */
  inBrowser(headers: IncomingHttpHeaders): StoredLearner | undefined {
    const sent = headers.cookie ? cookies.parse(headers.cookie) : {}
    if (sent[LOOK_COOKIE] !== undefined && this.#valid(this.#looks, sent[LOOK_COOKIE])) return undefined
    const learner = this.#byCookie(sent[LEARNER_COOKIE])
    return learner?.removedAt === null ? learner : undefined
  }

  /** Whether a request names its shop by the host that it asks: other sites must not learn that name. */
  isByHost(headers: IncomingHttpHeaders): boolean {
    return this.#labelIn(headers.host) !== undefined
  }

  /** The host name of a learner's own shop; null where the host has no wildcard name. */
  hostOf(learner: StoredLearner): string | null {
    return this.#hostName && `shop-${this.#keys.toolsKeyOf(learner)}.${this.#hostName}`
  }

  /** Value of the cookie for whoever joined. @param isSecure whether browsers send it back by TLS only */
  cookieOf(learner: StoredLearner, isSecure: boolean): string {
    return cookie(LEARNER_COOKIE, `${learner.id}.${this.#keys.signatureOf(learner)}`, LIFE_SECONDS, isSecure)
  }

  /** A ticket with which a trainer looks into the shop of a team, once. */
  ticketFor(team: string, trainer: string): string {
    const ticket = this.#random.hex(40)
    this.#tickets.set(ticket, { team, trainer, endsAt: this.#clock.now() + LOOK_MS })
    return ticket
  }

  /** Takes a ticket. @returns the cookie that it becomes; null where it is none any more */
  look(ticket: string, isSecure: boolean): string | null {
    const valid = this.#valid(this.#tickets, ticket)
    if (!valid) return null
    this.#tickets.delete(ticket)
    const value = this.#random.hex(40)
    this.#looks.set(value, valid)
    return cookie(LOOK_COOKIE, value, Math.ceil((valid.endsAt - this.#clock.now()) / 1000), isSecure)
  }

  /** Ends all looks into the shop of a team, or all looks of a trainer. @param id of the one or the other */
  endLooks(what: 'team' | 'trainer', id: string): void {
    for (const known of [this.#tickets, this.#looks])
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
