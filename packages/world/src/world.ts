import type { Chain } from '@fruit/chain/chain'
import type { Containment } from '@fruit/containment/containment'
import { SqlFailure } from '@fruit/containment/sql-job'
import type { ArrivedRequest, HostAnswer } from '@fruit/containment/virtual-net'
import type { Configuration } from '@fruit/contracts/configuration'
import type { Seam } from '@fruit/isomorphic/seam'
import type { Clock } from './clock.ts'
import { matchComparison, matchContained } from './document-query.ts'
import type { Collection, Document, Documents, Filter } from './documents.ts'
import type { RecordedFact } from './fact.ts'
import { afterReading } from './long-lists.ts'
import type { Query } from './query.ts'
import type { Random } from './random.ts'
import { Refusal } from './refusal.ts'
import { RememberedRows } from './remembered-rows.ts'
import type { WorldSecrets } from './secrets.ts'
import type { ShopDatabase } from './shop-database.ts'
import type { Statement } from './statement.ts'
import type { WorldFiles } from './world-files.ts'
import type { WorldLogs } from './world-logs.ts'
import { isDamage, type WorldStorage } from './world-storage.ts'

export type WorldId = string

/** So many queries of a world may sleep at the same time. */
const MOST_SLEEPERS = 2
/** Milliseconds in a step of a pause. */
const PAUSE_STEP_MS = 10

/** Id and e-mail of the seeded accounts by key (docs/reference/seed.md#accounts). */
export type Cast = Readonly<Record<string, { readonly id: number; readonly email: string }>>

/** An implementation that a world runs in a seam instead of the safe one: a flaw, a fix or a player's own fix. */
export interface Variant {
  /** `safe`, `flaw`, `fix:<name>` or `own` (a player's own repair). */
  readonly label: string
  /** Id of the weakness that it belongs to. */
  readonly source: string
  readonly implementation: unknown
  /** Of a seam of the browser: the address below the shop's root of a module that the bundle does not hold. */
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
 * Asks the shop of a world from inside its own machine, without a socket.
 *
 * @param program that asks
 * @param seen receives the facts that the request recorded in the shop; nothing else judges them
 */
export type AskShop = (
  world: WorldId,
  program: string,
  request: ArrivedRequest,
  seen: (journal: readonly RecordedFact[]) => void,
) => Promise<HostAnswer>

/** Documents that matched, oldest first, and how long the filter slept, in milliseconds. */
export interface FoundDocuments<Shape extends Document> {
  readonly documents: Shape[]
  readonly tookMs: number
}

interface WorldParts {
  readonly id: WorldId
  readonly storage: WorldStorage
  /** May give another one by and by. */
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
  readonly contained: Containment
  readonly askShop: AskShop
  readonly openChain: (world: World) => Chain
  /** Called with the name of a seam when another implementation runs in it. */
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
  /** Binary logarithm of the work that hashing a password takes. */
  readonly passwordCost: number
  readonly contained: Containment
  readonly askShop: AskShop
  readonly #configuration: () => Configuration
  readonly #openChain: (world: World) => Chain
  readonly #chosen: (world: World, seamName: string) => void
  #chain: Chain | null = null
  readonly #variants: Map<string, Variant>
  readonly #remembered = new RememberedRows()
  readonly #state = new Map<WorldState<unknown>, unknown>()
  /** Queries that sleep now. */
  #sleepers = 0

  /** @param variants by name of the seam; other seams run their safe implementation */
  constructor(parts: WorldParts, variants: ReadonlyMap<string, Variant>) {
    this.id = parts.id
    this.storage = parts.storage
    this.#configuration = parts.configuration
    this.cast = parts.cast
    this.db = parts.db
    this.documents = parts.documents
    this.files = parts.files
    this.logs = parts.logs
    this.secrets = parts.secrets
    this.clock = parts.clock
    this.random = parts.random
    this.passwordCost = parts.passwordCost
    this.contained = parts.contained
    this.askShop = parts.askShop
    this.#openChain = parts.openChain
    this.#chosen = parts.chosen
    this.#variants = new Map(variants)
  }

  /** The host's configuration, as the rules of an event change it. */
  get configuration(): Configuration {
    return this.#configuration()
  }

  /** The chain of this shop, opened at the first use: most worlds never need it. */
  get chain(): Chain {
    this.#chain ??= this.#openChain(this)
    return this.#chain
  }

  /** Closes what the world opened by itself. */
  close(): void {
    this.#chain?.close()
  }

  /** The implementation that this world runs in a seam that answers at once. */
  use<Implementation>(seam: Seam<Implementation, string, 'direct'>): Implementation {
    return this.#implementation(seam)
  }

  /**
   * Calls the implementation that this world runs in a seam whose answer is awaited.
   *
   * @throws Refusal when that is a fix of the player's own, and it fails
   */
  async call<Values extends readonly unknown[], Answer>(
    seam: Seam<(...values: Values) => Answer, string, 'awaited'>,
    ...values: Values
  ): Promise<Awaited<Answer>> {
    return await this.#implementation(seam)(...values)
  }

  /** The label of what runs in a seam. */
  variantOf(seamName: string): string {
    return this.#variants.get(seamName)?.label ?? 'safe'
  }

  /** Labels of every seam that does not run its safe implementation. */
  get variants(): ReadonlyMap<string, Variant> {
    return this.#variants
  }

  /** Puts a variant in a seam, or the safe implementation back with `null`. Takes effect with the next use. */
  choose(seamName: string, variant: Variant | null): void {
    if (variant) this.#variants.set(seamName, variant)
    else this.#variants.delete(seamName)
    this.#chosen(this, seamName)
  }

  /**
   * Asks a seam for a statement and gives its rows.
   *
   * Text of the shop's own implementation runs on the world's connection. Any other may hold what an attacker wrote:
   * it runs contained, on a read-only copy, with a deadline of 2 s and limits on rows and size.
   *
   * @param values what the seam's implementation is called with
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
      const rows = await this.#remembered.of(this.db.versionFor(statement.sql), statement, (took) =>
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
      // What was contained may have said so by an attacker's will; the world's own connection tells.
      if (error instanceof SqlFailure && isDamage(error.code)) this.db.check()
      throw error
    }
  }

  /**
   * Asks a seam for a filter and gives the documents that it matches, oldest first; null when the seam gives no filter.
   *
   * The shop's own filter is matched in memory. Any other may hold what an attacker wrote: it is carried out contained,
   * with a deadline of 2 s, unless it only compares a field with a number. Where it sleeps, this visitor waits for it and nobody else does.
   *
   * @param values what the seam's implementation is called with
   * @throws DocumentQueryFailure when a contained filter makes no sense or reaches a limit
   * @throws Refusal 429 when it wants to sleep, and two queries of this world sleep already
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
    await afterReading(all.length)
    const plain = matchComparison(all, filter)
    if (plain) return { documents: all.filter(({ _id }) => plain.has(_id)), tookMs: 0 }
    const sleep = (milliseconds: number) => this.#sleep(milliseconds)
    const { ids, tookMs } = await matchContained(this.contained, this.id, all, filter, sleep)
    return { documents: all.filter(({ _id }) => ids.has(_id)), tookMs }
  }

  async #sleep(milliseconds: number): Promise<void> {
    if (this.#sleepers >= MOST_SLEEPERS)
      throw Refusal.foreseen(429, 'Two queries are asleep already. Please let one of them wake up first.')
    this.#sleepers++
    try {
      await this.clock.wait?.(milliseconds)
    } finally {
      this.#sleepers--
    }
  }

  /**
   * Lets time pass for whoever waits for it, by this world's clock, in short steps: others are heard in each of them, so a
   * machine that was busy for a moment does not use the time up. A clock that is set by hand lets a turn of the event loop
   * pass for each millisecond.
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
