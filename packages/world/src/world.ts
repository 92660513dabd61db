import type { Chain } from '@fruit/chain/chain'
import type { Configuration } from '@fruit/contracts/configuration'
import type { Seam } from '@fruit/isomorphic/seam'
import type { Containment } from '@fruit/sandbox/containment'
import type { ArrivedRequest, HostResponse } from '@fruit/sandbox/net/virtual-net'
import { SqlFailure } from '@fruit/sandbox/sql/sql-job'
import type { Clock } from './clock.ts'
import { matchComparison, matchContained } from './documents/document-query.ts'
import { yieldAfterReading } from './documents/yield-after-reading.ts'
import type { Collection, Document, Documents, Filter } from './documents.ts'
import type { Random } from './random.ts'
import type { Statement } from './statement.ts'
import type { Query } from './storage/query.ts'
import { QueryResultCache } from './storage/query-result-cache.ts'
import type { WorldSecrets } from './storage/secrets.ts'
import type { ShopDatabase } from './storage/shop-database.ts'
import type { WorldFiles } from './storage/world-files.ts'
import { isDamage, type WorldStorage } from './storage/world-storage.ts'
import type { RecordedFact } from './visits/fact.ts'
import { HttpError } from './visits/http-error.ts'
import type { WorldLogs } from './visits/world-logs.ts'

export type WorldId = string

/** Maximum number of queries of a world that sleep at the same time. */
const MAX_SLEEPING_QUERIES = 2
/** Milliseconds per step of a pause. */
const PAUSE_STEP_MS = 10

/** Id and e-mail of the seeded accounts by key (docs/reference/seed.md#accounts). */
export type Cast = Readonly<Record<string, { readonly id: number; readonly email: string }>>

/** An implementation that a world runs in a seam instead of the safe one: a flaw, a fix or a player's own fix. */
export interface Variant {
  /** `safe`, `flaw`, `fix:<name>` or `own` (a player's own fix). */
  readonly label: string
  /** Id of the weakness that contains it. */
  readonly source: string
  readonly implementation: unknown
  /** For a seam in the browser: path, relative to the shop's root, of a module that is not in the bundle. */
  readonly module?: string
}

/** A value that each open world keeps in memory, created at its first use; neither shared nor stored. */
export interface WorldState<Value> {
  readonly name: string
  readonly make: (world: World) => Value
}

export function defineState<Value>(name: string, make: (world: World) => Value): WorldState<Value> {
  return { name, make }
}

/**
 * Sends a request to the shop of a world from the world's own machine, without a socket.
 *
 * @param program name of the program that sends the request
 * @param seen receives the facts that the request recorded in the shop; nothing else judges them
 */
export type RequestShop = (
  world: WorldId,
  program: string,
  request: ArrivedRequest,
  seen: (journal: readonly RecordedFact[]) => void,
) => Promise<HostResponse>

/** Matching documents, oldest first, and the time that the filter slept, in milliseconds. */
export interface FoundDocuments<Shape extends Document> {
  readonly documents: Shape[]
  readonly tookMs: number
}

interface WorldParts {
  readonly id: WorldId
  readonly storage: WorldStorage
  /** May return another configuration later. */
  readonly configuration: () => Configuration
  readonly cast: Cast
  readonly db: ShopDatabase
  readonly documents: Documents
  readonly files: WorldFiles
  readonly logs: WorldLogs
  readonly secrets: WorldSecrets
  readonly clock: Clock
  readonly random: Random
  readonly passwordCost: number
  readonly nextTurn: () => Promise<void>
  readonly contained: Containment
  readonly askShop: RequestShop
  readonly openChain: (world: World) => Chain
  /** Called with the name of a seam when it gets another implementation. */
  readonly chosen: (world: World, seamName: string) => void
}

/** The complete shop of one learner or team. No other world reaches any of it. */
export class World {
  readonly id: WorldId
  readonly storage: WorldStorage
  readonly cast: Cast
  readonly db: ShopDatabase
  readonly documents: Documents
  /** `/ftp`, `/logs`, uploads, keys: never the host's disk layout. */
  readonly files: WorldFiles
  readonly logs: WorldLogs
  readonly secrets: WorldSecrets
  readonly clock: Clock
  readonly random: Random
  /** Cost factor of password hashes, as a binary logarithm. */
  readonly passwordCost: number
  /** Lets other requests run, and resolves when this one may continue. Call it between parts of long work. */
  readonly nextTurn: () => Promise<void>
  readonly contained: Containment
  readonly requestShop: RequestShop
  readonly #configuration: () => Configuration
  readonly #openChain: (world: World) => Chain
  readonly #chosen: (world: World, seamName: string) => void
  #chain: Chain | null = null
  readonly #variants: Map<string, Variant>
  readonly #remembered: QueryResultCache
  readonly #state = new Map<WorldState<unknown>, unknown>()
  /** Number of sleeping queries. */
  #sleepingQueries = 0

  /** @param variants by seam name; other seams run their safe implementation */
  constructor(parts: WorldParts, variants: ReadonlyMap<string, Variant>) {
    this.id = parts.id
    this.storage = parts.storage
    this.#configuration = parts.configuration
    this.cast = parts.cast
    this.db = parts.db
    this.documents = parts.documents
    this.files = parts.files
    this.logs = parts.logs
    this.nextTurn = parts.nextTurn
    this.#remembered = new QueryResultCache(parts.nextTurn)
    this.secrets = parts.secrets
    this.clock = parts.clock
    this.random = parts.random
    this.passwordCost = parts.passwordCost
    this.contained = parts.contained
    this.requestShop = parts.askShop
    this.#openChain = parts.openChain
    this.#chosen = parts.chosen
    this.#variants = new Map(variants)
  }

  /** The host's configuration, modified by the rules of an event. */
  get configuration(): Configuration {
    return this.#configuration()
  }

  /** The chain of this shop, opened at its first use: most worlds never need it. */
  get chain(): Chain {
    this.#chain ??= this.#openChain(this)
    return this.#chain
  }

  /** Closes resources that the world opened itself. */
  close(): void {
    this.#chain?.close()
  }

  /** The implementation that this world runs in a synchronous seam. */
  use<Implementation>(seam: Seam<Implementation, string, 'direct'>): Implementation {
    return this.#implementation(seam)
  }

  /**
   * Calls the implementation that this world runs in an asynchronous seam.
   *
   * @throws HttpError when the implementation is the player's own fix and fails
   */
  async call<Values extends readonly unknown[], Answer>(
    seam: Seam<(...values: Values) => Answer, string, 'awaited'>,
    ...values: Values
  ): Promise<Awaited<Answer>> {
    return await this.#implementation(seam)(...values)
  }

  /** The label of the implementation that runs in a seam. */
  variantOf(seamName: string): string {
    return this.#variants.get(seamName)?.label ?? 'safe'
  }

  /** Variants by seam name, for every seam that does not run its safe implementation. */
  get variants(): ReadonlyMap<string, Variant> {
    return this.#variants
  }

  /** Sets the variant of a seam; `null` restores the safe implementation. Takes effect at the next use. */
  setVariant(seamName: string, variant: Variant | null): void {
    if (variant) this.#variants.set(seamName, variant)
    else this.#variants.delete(seamName)
    this.#chosen(this, seamName)
  }

  /**
   * Gets a statement from a seam and returns its rows.
   *
   * The statement of the shop's own implementation runs on the world's connection. Any other may contain SQL of an attacker: it
   * runs contained, on a read-only copy, with a deadline of 2 s and limits on rows and size.
   *
   * @param values arguments of the seam's implementation
   * @throws SqlFailure when a contained statement fails or reaches a limit
   */
  async query<Values extends readonly unknown[], Row>(
    seam: Seam<(...values: Values) => Statement<Row>>,
    ...values: Values
  ): Promise<Row[]> {
    const isContained = this.#variants.has(seam.name)
    const statement = await this.#implementation(seam)(...values)
    if (!isContained) return this.db.all(statement as Query<Row>)
    try {
      const rows = await this.#remembered.get(this.db.versionFor(statement.sql), statement, (took) =>
        this.contained.sql({
          owner: this.id,
          image: this.db.image(),
          text: statement.sql,
          parameters: statement.parameters,
          took,
        }),
      )
      return rows as Row[]
    } catch (error) {
      // An attacker may have caused the error in the containment; only the world's own connection shows real damage.
      if (error instanceof SqlFailure && isDamage(error.code)) this.db.check()
      throw error
    }
  }

  /**
   * Gets a filter from a seam and returns the matching documents, oldest first; null when the seam returns no filter.
   *
   * The shop's own filter is matched in memory. Any other may be written by an attacker: it runs contained, with a deadline of 2
   * s, unless it only compares a field with a number. When it sleeps, only this request waits.
   *
   * @param values arguments of the seam's implementation
   * @throws DocumentQueryFailure when a contained filter is invalid or reaches a limit
   * @throws HttpError 429 when it wants to sleep and two queries of this world sleep already
   */
  async queryDocuments<Values extends readonly unknown[], Asked extends Filter | null, Shape extends Document>(
    seam: Seam<(...values: Values) => Asked>,
    collection: Collection<Shape>,
    ...values: Values
  ): Promise<FoundDocuments<Shape> | Extract<Asked, null>> {
    const isContained = this.#variants.has(seam.name)
    const filter: Filter | null = await this.#implementation(seam)(...values)
    if (filter === null) return filter as Extract<Asked, null>
    if (!isContained) return { documents: this.documents.find<Shape>(collection, filter), tookMs: 0 }
    const all = this.documents.find<Shape>(collection)
    await yieldAfterReading(this, all.length)
    const plain = matchComparison(all, filter)
    if (plain) return { documents: all.filter(({ _id }) => plain.has(_id)), tookMs: 0 }
    const sleep = (milliseconds: number) => this.#sleep(milliseconds)
    const { ids, tookMs } = await matchContained(this.contained, this.id, all, filter, sleep)
    return { documents: all.filter(({ _id }) => ids.has(_id)), tookMs }
  }

  async #sleep(milliseconds: number): Promise<void> {
    if (this.#sleepingQueries >= MAX_SLEEPING_QUERIES)
      throw HttpError.expected(429, 'Two queries are asleep already. Please let one of them wake up first.')
    this.#sleepingQueries++
    try {
      await this.clock.wait?.(milliseconds)
    } finally {
      this.#sleepingQueries--
    }
  }

  /**
   * Waits by this world's clock, in short steps with a turn of the event loop after each: a moment of load does not use up the
   * time. With a clock that is set by hand, one turn of the event loop counts as a millisecond.
   */
  async pause(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= this.clock.wait ? PAUSE_STEP_MS : 1) {
      await this.clock.wait?.(Math.min(left, PAUSE_STEP_MS))
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  #implementation<Implementation>(seam: Seam<Implementation>): Implementation {
    const variant = this.#variants.get(seam.name)
    return variant ? (variant.implementation as Implementation) : seam.safe
  }

  /** Returns this world's value of a state definition, creating it at the first use. */
  state<Value>(definition: WorldState<Value>): Value {
    const known = this.#state.get(definition)
    if (known !== undefined) return known as Value
    const made = definition.make(this)
    this.#state.set(definition, made)
    return made
  }
}
