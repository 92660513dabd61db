import { debuglog } from 'node:util'
import { type Message, translate } from './texts/texts.ts'
import type { Fact, RecordedFact } from './visits/fact.ts'
import type { World } from './world.ts'

export type Role = 'customer' | 'deluxe' | 'accounting' | 'admin'

/** Prints each recorded fact when the environment variable NODE_DEBUG contains `facts`. */
const debug = debuglog('facts')

/** The account behind a visit, read from a token that this world signed. */
export interface Session {
  readonly accountId: number
  readonly email: string
  readonly role: Role
  /** The basket of the login; null when the token contains none. */
  readonly basketId: number | null
  /** The token as sent. */
  readonly token: string
}

/** One request, socket message or job in a world: the account, and the recorded facts. */
export class Visit {
  readonly world: World
  readonly session: Session | null
  /** Key of the visitor's language, such as `de_DE`; `en` by default. */
  readonly language: string
  /** The program of the world's own machine that sends the request, such as `picture`; null for visitors. */
  readonly program: string | null
  /** Host name or address, without a port, in the visitor's request; `localhost` by default. */
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
  get isFromMachine(): boolean {
    return this.program !== null
  }

  /** Translates a text into the visitor's language. */
  translate(saying: Message): string {
    return translate(this.language, saying)
  }

  /** Records a fact in the journal of this visit; visits of one world run concurrently, so each has its own journal. */
  record<Data>(fact: Fact<Data>, data: Data): void {
    debug('%s %s %o', this.world.id, fact.name, data)
    this.#journal.push({ fact, data })
    this.#recorded?.()
  }

  /** Sets a callback that is called after each fact, before `record` returns; null removes it. */
  onRecorded(recorded: (() => void) | null): void {
    this.#recorded = recorded
  }

  get journal(): readonly RecordedFact[] {
    return this.#journal
  }

  /** Removes the facts about data in the response's body, for a response that is sent without one. */
  dropShownFacts(): void {
    this.#journal.splice(0, this.#journal.length, ...this.#journal.filter(({ fact }) => !fact.isShown))
  }

  /** Removes and returns the facts recorded so far, so that each one is judged once. */
  takeJournal(): RecordedFact[] {
    return this.#journal.splice(0)
  }
}
