import type { Fact, RecordedFact } from './fact.ts'
import type { World } from './world.ts'

export type Role = 'customer' | 'deluxe' | 'accounting' | 'admin'

/** The account behind a visit, as its token was checked against the world's key. */
export interface Session {
  readonly accountId: number
  readonly email: string
  readonly role: Role
  /** The basket of the login, when the token came with one. */
  readonly basketId: number | null
  /** The token as it was sent. */
  readonly token: string
}

/** One request, socket event or job in a world: who acts, and what happened. */
export class Visit {
  readonly world: World
  readonly session: Session | null
  /** Key of the language that the visitor reads, such as `de_DE`; `en` by default. */
  readonly language: string
  /** Code that runs on the shop's own machine acts, by a request to the shop; not a visitor. */
  readonly isOfMachine: boolean
  readonly #journal: RecordedFact[] = []
  #recorded: (() => void) | null = null

  constructor(world: World, session: Session | null, language = 'en', isOfMachine = false) {
    this.world = world
    this.session = session
    this.language = language
    this.isOfMachine = isOfMachine
  }

  /** Notes that something happened. The journal hangs on the visit because visits of one world run side by side. */
  record<Data>(fact: Fact<Data>, data: Data): void {
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

  /** Takes the facts recorded so far, so that each is judged once. */
  takeJournal(): RecordedFact[] {
    return this.#journal.splice(0)
  }
}
