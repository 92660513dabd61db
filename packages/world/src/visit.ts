import { debuglog } from 'node:util'
import type { Fact, RecordedFact } from './fact.ts'
import { type Saying, say } from './texts/texts.ts'
import type { World } from './world.ts'

export type Role = 'customer' | 'deluxe' | 'accounting' | 'admin'

/** Prints each recorded fact where the environment variable NODE_DEBUG holds `facts`. */
const debug = debuglog('facts')

/** The account behind a visit, read from a token that this world signed. */
export interface Session {
  readonly accountId: number
  readonly email: string
  readonly role: Role
  /** The basket of the login, when the token came with one. */
  readonly basketId: number | null
  /** The token as it was sent. */
  readonly token: string
}

/** One request, socket message or job in a world: who acts, and the facts that were recorded. */
export class Visit {
  readonly world: World
  readonly session: Session | null
  /** Key of the language that the visitor reads, such as `de_DE`; `en` by default. */
  readonly language: string
  /** The program of the world's own machine that the request comes from, such as `picture`; null for visitors. */
  readonly program: string | null
  /** Name or address, without a port, under which the visitor reaches the shop; `localhost` by default. */
  readonly host: string
  readonly #journal: RecordedFact[] = []
  #recorded: (() => void) | null = null

  constructor(
    world: World,
    session: Session | null,
    language = 'en',
    program: string | null = null,
    host = 'localhost',
  ) {
    this.world = world
    this.session = session
    this.language = language
    this.program = program
    this.host = host
  }

  /** True when the request comes from code on the world's own machine, not from a visitor. */
  get isOfMachine(): boolean {
    return this.program !== null
  }

  /** A text in the language of the visitor. */
  say(saying: Saying): string {
    return say(this.language, saying)
  }

  /** Records a fact in the journal of this visit; visits of one world run concurrently, so each has its own journal. */
  record<Data>(fact: Fact<Data>, data: Data): void {
    debug('%s %s %o', this.world.id, fact.name, data)
    this.#journal.push({ fact, data })
    this.#recorded?.()
  }

  /** From now on `recorded` is called after each fact, before `record` returns; null: nobody is. */
  whenRecorded(recorded: (() => void) | null): void {
    this.#recorded = recorded
  }

  get journal(): readonly RecordedFact[] {
    return this.#journal
  }

  /** Removes what the body of the answer was to show: it goes out without one. */
  forgetShown(): void {
    this.#journal.splice(0, this.#journal.length, ...this.#journal.filter(({ fact }) => !fact.isShown))
  }

  /** Removes and returns the facts recorded so far, so that each one is judged once. */
  takeJournal(): RecordedFact[] {
    return this.#journal.splice(0)
  }
}
