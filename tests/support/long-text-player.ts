import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { MAX_RPC_BYTES } from '@fruit/server/http/plugins/chain-rpc'
import { ExamplePlayer, type Operation, operationsOf } from './example-player.ts'
import {
  type LongText,
  MIN_LONG_BYTES,
  PARTS,
  type PreparedExample,
  type TextField,
  textFieldsOf,
  textOf,
} from './long-texts.ts'
import { longestTurn, MAX_BLOCKING_MS, mainThreadMs } from './main-thread.ts'
import type { Learner, TestApp } from './test-app.ts'

/** Number of repeats of a slower request; the minimum counts, since the machine may have been slow. */
const RETRIES = 3
/** Requests per world. After more, its tables are full and its limits are reached. */
const PER_WORLD = 90

/** Returns the texts to send in a field. */
type TextsOf = (field: TextField) => readonly LongText[]

/** Sends long texts in every field of every call and measures how long each request blocks the main thread. */
export class LongTextPlayer {
  readonly #testApp: TestApp
  readonly operations: readonly Operation[]
  #learner: Learner
  #player: ExamplePlayer
  /** Requests that this world still gets. */
  #left = PER_WORLD
  #sent = 0
  #slowest = 0

  private constructor(testApp: TestApp, operations: readonly Operation[]) {
    this.#testApp = testApp
    this.operations = operations
    this.#learner = testApp.learner()
    this.#player = new ExamplePlayer(operations, this.#learner)
  }

  static async open(testApp: TestApp): Promise<LongTextPlayer> {
    const document = (await testApp.learner().client().get('/api-docs/openapi.json')).json()
    return new LongTextPlayer(testApp, operationsOf(document))
  }

  /** Number of requests sent, and the duration of the slowest in milliseconds. */
  get summary(): string {
    return `${this.#sent} requests, slowest ${this.#slowest.toFixed(1)} ms`
  }

  /** Sends these texts to an operation of the document. @returns those that blocked the main thread for too long */
  async play(operation: Operation, textsOf: TextsOf): Promise<readonly string[]> {
    const { bodyBytes } = this.#testApp.app.backend.configuration.server.limits
    return this.#send(operation, textFieldsOf(operation, bodyBytes), textsOf, () => this.#prepare(operation))
  }

  /** Does the same for a JSON-RPC call. */
  async playRpc(example: Readonly<Record<string, unknown>>, textsOf: TextsOf): Promise<readonly string[]> {
    const operation = rpcOperation(example)
    const fields = textFieldsOf(operation, MAX_RPC_BYTES).filter(({ place }) => place === 'body')
    return this.#send(operation, fields, textsOf, async () => ({ parameters: {}, body: { ...example }, token: null }))
  }

  /** Does the same for a socket message. */
  async playMessage(event: string, bytes: number): Promise<readonly string[]> {
    const client = this.#testApp.learner().client()
    const held: string[] = []
    for (const part of PARTS)
      for (const length of [MIN_LONG_BYTES, bytes]) {
        const payload = part.repeat(Math.floor(length / Buffer.byteLength(part)))
        const milliseconds = await this.#heldBy(() => client.emit(event, payload))
        if (milliseconds > MAX_BLOCKING_MS)
          held.push(described(event, 'message', { part, shape: 'alone', length }, milliseconds))
      }
    return held
  }

  async #send(
    operation: Operation,
    fields: readonly TextField[],
    textsOf: TextsOf,
    prepare: () => Promise<PreparedExample>,
  ): Promise<readonly string[]> {
    const held: string[] = []
    let ready: PreparedExample | null = null
    for (const field of fields)
      for (const text of textsOf(field)) {
        if (this.#left-- === 0) {
          this.#newWorld()
          ready = null
        }
        ready ??= await prepare()
        const { name, value } = this.#learner.cookie
        const request = field.request(ready, `${name}=${value}`, textOf(field, text))
        const milliseconds = await this.#heldBy(() => this.#testApp.app.server.inject(request))
        if (milliseconds > MAX_BLOCKING_MS) {
          held.push(described(operation.operationId, field.title, text, milliseconds))
          // The other texts of this field would take as long.
          break
        }
      }
    return held
  }

  /** Switches to a new world when the example does not return its documented status: earlier requests may have exhausted a limit. */
  async #prepare({ operationId, 'x-example': { status } }: Operation): Promise<PreparedExample> {
    const works = await this.#player.play(operationId).then(
      (answer) => answer.status === status,
      () => false,
    )
    if (!works) this.#newWorld()
    return this.#player.prepareExample(operationId)
  }

  #newWorld(): void {
    this.#testApp.app.backend.registry.discard(this.#learner.id)
    this.#learner = this.#testApp.learner()
    this.#player = new ExamplePlayer(this.operations, this.#learner)
    this.#left = PER_WORLD
  }

  /**
   * Milliseconds for which a request blocks the main thread: its total processor time, or the longest event-loop turn if the total is too
   * much.
   */
  async #heldBy(send: () => Promise<unknown>): Promise<number> {
    const before = mainThreadMs()
    await send()
    let least = mainThreadMs() - before
    for (let i = 0; i < RETRIES && least > MAX_BLOCKING_MS; i++)
      least = Math.min(
        least,
        await longestTurn((begin) => {
          begin()
          return send()
        }),
      )
    this.#sent++
    this.#slowest = Math.max(this.#slowest, least)
    return least
  }
}

function described(operation: string, field: string, { part, shape, length }: LongText, milliseconds: number): string {
  return `${operation}, ${field}: ${JSON.stringify(part)} ${shape}, ${length} bytes: ${milliseconds.toFixed(1)} ms`
}

function rpcOperation(example: Readonly<Record<string, unknown>>): Operation {
  return {
    operationId: `JSON-RPC ${example.method}`,
    description: '',
    method: 'POST',
    path: RPC_PATH,
    security: [],
    requestBody: { content: { 'application/json': { schema: {}, example } } },
    responses: {},
    'x-example': { status: 200 },
  }
}
