import type { Challenge, Trigger } from '@fruit/challenge-kit/challenge'
import type { Exchange } from '@fruit/contracts/calls/coding'
import type { Visit } from '@fruit/world/visit'
import type { World, WorldId } from '@fruit/world/world'
import { InsideClient, type InsideExchange, type InsideOptions } from './inside-client.ts'
import type { InsideServer } from './inside-server.ts'
import type { InsideVisit, InsideVisits } from './inside-visits.ts'

/** The result of a loopback run. */
export interface InsideRun {
  /** True when the run would have solved the challenge. */
  readonly solved: boolean
  readonly transcript: readonly Exchange[]
  /** The error that it threw; undefined without one. */
  readonly error: unknown
}

/** Handles socket messages as if a browser of the world had sent them, within a visit of the server's own. */
export interface InsideMessages {
  receive(world: WorldId, event: string, payload: unknown, visit: InsideVisit): Promise<unknown>
}

/** Maximum number of characters shown of a body. */
const SHOWN_REQUEST = 2000
const SHOWN_ANSWER = 4000

/** Sends requests of the server itself to a world's shop: to repeat an attack, or to check that honest visitors are served. */
export class InsideShop {
  readonly #server: InsideServer
  readonly #messages: InsideMessages
  readonly #visits: InsideVisits

  constructor(server: InsideServer, messages: InsideMessages, visits: InsideVisits) {
    this.#server = server
    this.#messages = messages
    this.#visits = visits
  }

  /**
   * Runs a script of requests in a world and tells whether it would have solved a challenge. Progress stays unchanged.
   *
   * @param options `cookies`: cookies of the player, to act as the player; `exchanged`: receives every exchange
   */
  async run(
    world: World,
    challenge: Pick<Challenge, 'solvedWhen'>,
    act: (client: InsideClient) => unknown,
    { cookies = {}, exchanged }: Pick<InsideOptions, 'cookies' | 'exchanged'> = {},
  ): Promise<InsideRun> {
    let solved = false
    const transcript: Exchange[] = []
    const visit = {
      world: world.id,
      seen: (seen: Visit) => {
        solved ||= reachesGoal(challenge, seen)
      },
    }
    const { headers, end } = this.#visits.open(visit)
    const client = new InsideClient({
      server: this.#server,
      domain: world.configuration.application.domain,
      cookies,
      headers: { ...headers, ...(cookies.token && { authorization: `Bearer ${cookies.token}` }) },
      emit: (event, payload) => this.#messages.receive(world.id, event, payload, visit),
      exchanged: (exchange) => {
        transcript.push(shortened(exchange))
        exchanged?.(exchange)
      },
    })
    let error: unknown
    try {
      await act(client)
    } catch (thrown) {
      error = thrown
    } finally {
      end()
    }
    return { solved, transcript, error }
  }
}

function reachesGoal(challenge: Pick<Challenge, 'solvedWhen'>, visit: Visit): boolean {
  const triggers = [challenge.solvedWhen].flat() as Trigger[]
  return visit.takeJournal().some((recorded) =>
    triggers.some(
      // A near success is a text, not `true`, and solves nothing.
      ({ fact, holds }) => fact.name === recorded.fact.name && holds(recorded, visit.world, visit) === true,
    ),
  )
}

function shortened({ method, path, contentType, body, response }: InsideExchange): Exchange {
  return {
    request: {
      kind: method === 'EMIT' ? 'message' : 'request',
      method,
      url: path.slice(0, SHOWN_REQUEST),
      contentType,
      body: body.slice(0, SHOWN_REQUEST),
      cut: path.length > SHOWN_REQUEST || body.length > SHOWN_REQUEST,
    },
    answer: response && toldAnswer(response),
  }
}

function toldAnswer({ status, headers, text }: NonNullable<InsideExchange['response']>): Exchange['answer'] {
  const contentType = String(headers['content-type'] ?? '')
  const isText = /^(?:text\/|application\/(?:[\w.+-]+\+)?(?:json|xml|javascript))/.test(contentType)
  return {
    status,
    contentType,
    body: isText ? text.slice(0, SHOWN_ANSWER) : '',
    cut: isText && text.length > SHOWN_ANSWER,
  }
}
