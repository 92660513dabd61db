import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Visit } from '@fruit/world/visit'
import type { WorldId } from '@fruit/world/world'

/** A visit that the server makes itself. Nothing of it counts as progress. */
export interface InsideVisit {
  readonly world: WorldId
  /** The program on the world's own machine that it comes from; absent where it comes from none. */
  readonly program?: string
  /** Receives the visit whenever it has recorded facts, instead of the judge. */
  readonly seen: (visit: Visit) => void
}

/** Carries the ticket of an inside visit. */
const HEADER = 'fruit-inside-visit'

/**
 * Visits that the server makes itself: to attack a player's shop once more, or to try a fix. Each has a ticket that
 * nobody can guess, valid while the visit is open.
 */
export class InsideVisits {
  readonly #open = new Map<string, InsideVisit>()

  /** Opens a visit; gives the headers that its requests carry, and ends it. */
  open(visit: InsideVisit): { readonly headers: Readonly<Record<string, string>>; end(): void } {
    const ticket = randomBytes(32).toString('hex')
    this.#open.set(ticket, visit)
    return { headers: { [HEADER]: ticket }, end: () => this.#open.delete(ticket) }
  }

  /** Returns the visit of a request and removes its ticket from the headers. */
  take(headers: IncomingHttpHeaders): InsideVisit | null {
    const ticket = headers[HEADER]
    if (ticket === undefined) return null
    delete headers[HEADER]
    return this.#open.get(String(ticket)) ?? null
  }
}
