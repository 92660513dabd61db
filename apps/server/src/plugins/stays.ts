import type { InsideVisit } from '@fruit/training/inside/inside-visits'
import { type Cause, causeOfRequest } from '@fruit/training/solves/cause'
import type { Visit } from '@fruit/world/visit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../backend.ts'
import type { Caller, ClassHooks } from '../class/class-hooks.ts'
import { withoutToken } from './chain-address.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Does something for a request. Its visit goes on for so long, even if nobody waits for the answer any more. */
    atWork<Result>(request: FastifyRequest, work: () => Result): Result
  }
  interface FastifyRequest {
    visit: Visit
    /** Who asks; null before that is known, and for whoever has no world yet. */
    caller: Caller | null
    /** Set where the server visits itself. */
    inside: InsideVisit | null
    /** Null before there is a visit, and after its end. */
    stay: Stay | null
  }
}

/** How far a visit is. It is over when it was answered, or nobody waits for the answer, and nothing is at work for it. */
interface Stay {
  /** Whether the visit began without a world. */
  readonly isNew: boolean
  /** Of the world's database, when the visit began. */
  readonly versionBefore: number
  /** Pieces of work for this request that have not ended, which may use the world. */
  works: number
  isOver: boolean
}

interface StayOptions extends Pick<Backend, 'registry' | 'progressRegistry'> {
  readonly room: ClassHooks | undefined
  readonly report: (line: string) => void
}

/** The visits of requests: each begins in a world, goes on while something is at work for it, is judged, and ends. */
export class Stays {
  readonly #options: StayOptions
  /** Requests on a connection whose visits are not over. */
  readonly #onConnection = new WeakMap<object, Set<FastifyRequest>>()

  constructor(options: StayOptions) {
    this.#options = options
  }

  /** A visit begins. It ends with its request, also where the connection breaks. @param isNew whether it came without a world */
  begin(request: FastifyRequest, reply: FastifyReply, visit: Visit, isNew: boolean): void {
    request.visit = visit
    request.stay = { works: 0, isOver: false, isNew, versionBefore: visit.world.db.version }
    reply.raw.once('close', () => this.over(request))
    const { socket } = request.raw
    const known = this.#onConnection.get(socket)
    if (known) {
      known.add(request)
      return
    }
    // Answers that stand behind another one of their connection (pipelining) hear nothing when it breaks.
    const requests = new Set([request])
    this.#onConnection.set(socket, requests)
    socket.once('close', () => {
      for (const each of requests) this.over(each)
    })
  }

  /** Does something for a request. Its visit goes on for so long, even if nobody waits for the answer any more. */
  atWork<Result>(request: FastifyRequest, work: () => Result): Result {
    const { stay } = request
    if (!stay) return work()
    const ended = () => {
      stay.works--
      if (stay.isOver) this.#end(request)
    }
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

  /** The request was answered, or nobody waits for an answer any more. */
  over(request: FastifyRequest): void {
    if (!request.stay) return
    request.stay.isOver = true
    this.#end(request)
  }

  /** Judges what the visit recorded since the last time. */
  judge(request: FastifyRequest): void {
    const { visit, inside, method } = request
    if (visit.journal.length === 0) return
    if (method === 'HEAD') visit.forgetShown()
    if (request.caller?.isLooking) {
      visit.takeJournal()
      return
    }
    if (request.caller) this.#options.room?.acts(request.caller, null)
    if (inside) inside.seen(visit)
    // A shut-down closes worlds under those who take too long: their visit changes nothing any more.
    else this.#options.progressRegistry.ofOpen(visit.world.id)?.judge.decide(visit, () => cause(request))
  }

  /** Ends the visit of a request, once nothing is at work for it. */
  #end(request: FastifyRequest): void {
    const { visit, inside, caller, originalUrl, stay } = request
    if (!stay || stay.works > 0) return
    request.stay = null
    this.#onConnection.get(request.raw.socket)?.delete(request)
    visit.whenRecorded(null)
    try {
      this.judge(request)
      if (!inside && !caller?.isLooking)
        this.#options.progressRegistry.ofOpen(visit.world.id)?.visited.note(originalUrl)
    } catch (error) {
      this.#options.report(`${request.method} ${originalUrl}: ${String(error)}`)
    }
    this.#options.registry.leave(visit.world)
  }
}

function cause({ method, originalUrl, headers, rawBody, upload }: FastifyRequest): Cause {
  return causeOfRequest({ method, url: withoutToken(originalUrl), headers, rawBody, upload })
}
