import type { Challenge, Trigger } from '@fruit/challenge-kit/challenge'
import type { Exchange } from '@fruit/contracts/calls/coding'
import type { Visit } from '@fruit/world/visit'
import type { World, WorldId } from '@fruit/world/world'
import { LoopbackClient, type LoopbackExchange, type LoopbackOptions, type LoopbackServer } from './inside-client.ts'
import type { LoopbackVisit, LoopbackVisits } from './inside-visits.ts'

/** The result of a loopback run. */
export interface LoopbackRun {
  /** True when the run would have solved the challenge. */
  readonly solved: boolean
  readonly transcript: readonly Exchange[]
  /** The error that it threw; undefined without one. */
  readonly error: unknown
}

/** Handles socket messages as if a browser of the world had sent them, within a visit of the server's own. */
export interface LoopbackMessages {
  receive(world: WorldId, event: string, payload: unknown, visit: LoopbackVisit): Promise<unknown>
}

/** Maximum number of characters shown of a body. */
const MAX_SHOWN_REQUEST = 2000
const MAX_SHOWN_RESPONSE = 4000

/** Sends requests of the server itself to a world's shop: to repeat an attack, or to check that honest visitors are served. */
export class LoopbackShop {
  readonly #server: LoopbackServer
  readonly #messages: LoopbackMessages
  readonly #visits: LoopbackVisits

  constructor(server: LoopbackServer, messages: LoopbackMessages, visits: LoopbackVisits) {
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
    act: (client: LoopbackClient) => unknown,
    { cookies = {}, exchanged }: Pick<LoopbackOptions, 'cookies' | 'exchanged'> = {},
  ): Promise<LoopbackRun> {
    let solved = false
    const transcript: Exchange[] = []
    const visit = {
      world: world.id,
      seen: (seen: Visit) => {
        solved ||= reachesGoal(challenge, seen)
      },
    }
    const { headers, end } = this.#visits.open(visit)
    const client = new LoopbackClient({
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

function shortened({ method, path, contentType, body, response }: LoopbackExchange): Exchange {
  return {
    request: {
      kind: method === 'EMIT' ? 'message' : 'request',
      method,
      url: path.slice(0, MAX_SHOWN_REQUEST),
      contentType,
      body: body.slice(0, MAX_SHOWN_REQUEST),
      cut: path.length > MAX_SHOWN_REQUEST || body.length > MAX_SHOWN_REQUEST,
    },
    answer: response && shownResponse(response),
  }
}

function shownResponse({ status, headers, text }: NonNullable<LoopbackExchange['response']>): Exchange['answer'] {
  const contentType = String(headers['content-type'] ?? '')
  const isText = /^(?:text\/|application\/(?:[\w.+-]+\+)?(?:json|xml|javascript))/.test(contentType)
  return {
    status,
    contentType,
    body: isText ? text.slice(0, MAX_SHOWN_RESPONSE) : '',
    cut: isText && text.length > MAX_SHOWN_RESPONSE,
  }
}
