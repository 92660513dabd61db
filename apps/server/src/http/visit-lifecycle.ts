import type { Caller } from '@fruit/classroom/class/class-hooks'
import { getOrCreate } from '@fruit/isomorphic/get-or-create'
import type { LoopbackVisit } from '@fruit/training/inside/inside-visits'
import { type Cause, causeOfRequest } from '@fruit/training/solves/cause'
import { judgeVisit } from '@fruit/training/solves/judge'
import { literal } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { removeChainToken } from './chain-address.ts'
import { UnsentBytes } from './limits/unsent-bytes.ts'
import type { ServerParts } from './server-parts.ts'

/** Smaller responses are not counted as unsent. */
const MIN_COUNTED_BYTES = 64 * 1024

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs work for a request, and keeps its visit open until the work ends, even after a disconnect. */
    trackWork<Result>(request: FastifyRequest, work: () => Result): Result
  }
  interface FastifyRequest {
    visit: Visit
    /** Identified caller; null before identification, and for clients without a world. */
    caller: Caller | null
    /** Set for internal requests of the server. */
    inside: LoopbackVisit | null
    /** Null before the visit begins, and after its end. */
    stay: VisitState | null
  }
}

/** State of a visit. It ends when the response was sent or the client has disconnected, and no work for it is running. */
interface VisitState {
  /** Whether the visit began without a world. */
  readonly isNew: boolean
  /** Version of the world's database when the visit began. */
  readonly versionBefore: number
  /** Number of running pieces of work for this request, which may use the world. */
  works: number
  hasEnded: boolean
  /** Ends the latest piece of work. */
  endWork: () => void
  /** Called at the end of the visit. */
  release: () => void
}

const nothing = () => {}

/** Manages the visits of requests: each begins in a world, lasts while work for it runs, is judged, and ends. */
export class VisitLifecycle {
  readonly #parts: ServerParts
  readonly #unsent = new UnsentBytes()
  /** Requests with unfinished visits, by connection. */
  readonly #onConnection = new WeakMap<object, Set<FastifyRequest>>()

  constructor(parts: ServerParts) {
    this.#parts = parts
  }

  /** Begins a visit. It ends with the request or the connection. @param isNew whether the request came without a world */
  begin(request: FastifyRequest, reply: FastifyReply, visit: Visit, isNew: boolean): void {
    request.visit = visit
    request.stay = {
      works: 0,
      hasEnded: false,
      endWork: nothing,
      release: nothing,
      isNew,
      versionBefore: visit.world.db.version,
    }
    reply.raw.once('close', () => this.endVisit(request))
    const { socket } = request.raw
    const create = () => {
      const requests = new Set<FastifyRequest>()
      // With pipelining, queued responses emit no `close` when the connection breaks.
      socket.once('close', () => {
        for (const each of requests) this.endVisit(each)
      })
      return requests
    }
    getOrCreate(this.#onConnection, socket, create).add(request)
  }

  /** Runs work for a request, and keeps its visit open until the work ends, even after a disconnect. */
  trackWork<Result>(request: FastifyRequest, work: () => Result): Result {
    const { stay } = request
    if (!stay) return work()
    let isRunning = true
    const ended = () => {
      if (!isRunning) return
      isRunning = false
      stay.works--
      if (stay.hasEnded) this.#end(request)
    }
    stay.endWork = ended
    stay.works++
    let result: Result
    try {
      result = work()
    } catch (error) {
      ended()
      throw error
    }
    if (result instanceof Promise) result.then(ended, ended)
    else ended()
    return result
  }

  /**
   * Counts the bytes of a large response until the end of the visit.
   *
   * @throws HttpError 503 when clients of the world leave too much unread
   */
  reserveResponse({ stay, visit }: FastifyRequest, bytes: number): void {
    if (!stay || bytes < MIN_COUNTED_BYTES) return
    const release = this.#unsent.reserve(visit.world.id, bytes)
    if (!release)
      throw new HttpError(
        503,
        literal('Too many responses of this shop wait for clients that do not read them. Try again.'),
      )
    stay.release = release
  }

  /**
   * Ends the work of a handler whose response is complete. The handler awaits the end of the response, which never comes for a
   * pipelined one if the connection breaks while it is queued.
   */
  completeResponse({ stay }: FastifyRequest): void {
    stay?.endWork()
  }

  /** Marks the visit as over: the response was sent, or the client has disconnected. */
  endVisit(request: FastifyRequest): void {
    if (!request.stay) return
    request.stay.hasEnded = true
    this.#end(request)
  }

  /** Judges the facts that the visit recorded since the last call. */
  judge(request: FastifyRequest): void {
    const { visit, inside, method } = request
    if (visit.journal.length === 0) return
    if (method === 'HEAD') visit.dropShownFacts()
    if (request.caller?.isReadOnly) {
      visit.takeJournal()
      return
    }
    if (request.caller) this.#parts.room?.acts(request.caller, null)
    const progress = this.#parts.backend.progressRegistry.ofOpen(visit.world.id)
    if (inside) inside.seen(visit)
    // A shutdown closes worlds while slow requests run: their visits change nothing any more.
    else if (progress) judgeVisit(progress, visit, () => cause(request))
  }

  /** Ends the visit of a request, unless work for it is running. */
  #end(request: FastifyRequest): void {
    const { visit, inside, caller, originalUrl, stay } = request
    const { backend, report } = this.#parts
    if (!stay || stay.works > 0) return
    request.stay = null
    stay.release()
    this.#onConnection.get(request.raw.socket)?.delete(request)
    visit.onRecorded(null)
    try {
      this.judge(request)
      if (!inside && !caller?.isReadOnly) backend.progressRegistry.ofOpen(visit.world.id)?.visited.record(originalUrl)
    } catch (error) {
      report(`${request.method} ${originalUrl}: ${String(error)}`)
    }
    backend.registry.leave(visit.world)
  }
}

function cause({ method, originalUrl, headers, rawBody, upload }: FastifyRequest): Cause {
  return causeOfRequest({ method, url: removeChainToken(originalUrl), headers, rawBody, upload })
}
