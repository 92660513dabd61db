import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Visit } from '@fruit/world/visit'
import type { WorldId } from '@fruit/world/world'

/** A visit of the server itself. It never counts as progress. */
export interface LoopbackVisit {
  readonly world: WorldId
  /** The program on the world's own machine that sends the request, if any. */
  readonly program?: string
  /** Receives the visit whenever it has recorded facts, instead of the judge. */
  readonly seen: (visit: Visit) => void
}

/** Header with the ticket of such a visit. */
const HEADER = 'fruit-inside-visit'

/**
 * Visits of the server itself, to repeat an attack or to test a fix. Each has a secret random ticket, which is valid while the
 * visit is open.
 */
export class LoopbackVisits {
  readonly #open = new Map<string, LoopbackVisit>()

  /** Opens a visit; returns the headers that its requests must carry, and a function that ends it. */
  open(visit: LoopbackVisit): { readonly headers: Readonly<Record<string, string>>; end(): void } {
    const ticket = randomBytes(32).toString('hex')
    this.#open.set(ticket, visit)
    return { headers: { [HEADER]: ticket }, end: () => this.#open.delete(ticket) }
  }

  /** Returns the visit of a request and removes its ticket from the headers. */
  take(headers: IncomingHttpHeaders): LoopbackVisit | null {
    const ticket = headers[HEADER]
    if (ticket === undefined) return null
    delete headers[HEADER]
    return this.#open.get(String(ticket)) ?? null
  }
}
