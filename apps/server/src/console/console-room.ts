import type {
  answerQuestion,
  changeEvent,
  createEvent,
  giveHint,
  keepTemplate,
  lookIn,
  moveEvent,
  moveLearner,
  readChoices,
  readHost,
  readLearner,
  release,
  renewLearner,
  resetLearners,
  sendWord,
} from '@fruit/contracts/console/calls'
import type { CatalogueRow } from '@fruit/contracts/console/catalogue-table'
import type { ClassEvent, EventTemplate } from '@fruit/contracts/console/class-event'
import type { ConsoleAnswer, ConsoleBody } from '@fruit/contracts/console/console-call'
import type { Happening, LiveEvent, LiveMessage } from '@fruit/contracts/console/live'

export type Role = 'trainer' | 'observer'

/** A trainer as the platform keeps them. */
export interface KeptTrainer {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** Of the passphrase, by scrypt. */
  readonly hash: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
}

/** A sign-in, or a try at one. */
export interface SignInEntry {
  readonly at: number
  /** As it was typed. */
  readonly name: string
  readonly address: string
  readonly outcome: 'link' | 'passphrase' | 'wrong' | 'limited'
}

/** The flag that one team hands in for one challenge. */
export interface TeamFlag {
  /** Id of the team. */
  readonly team: string
  readonly challenge: string
  readonly flag: string
}

type Done = Promise<unknown>

/**
 * What the console asks of the class room. Acts reject with an error that has a `status` where they are refused, and whose
 * English message a trainer reads.
 */
export interface ConsoleRoom {
  choices(): ConsoleAnswer<typeof readChoices>
  events(): readonly ClassEvent[]
  event(id: string): ClassEvent
  templates(): readonly EventTemplate[]
  createEvent(settings: ConsoleBody<typeof createEvent>): Promise<ClassEvent>
  changeEvent(id: string, settings: ConsoleBody<typeof changeEvent>): Promise<ClassEvent>
  moveEvent(id: string, body: ConsoleBody<typeof moveEvent>): Promise<ClassEvent>
  duplicateEvent(id: string): Promise<ClassEvent>
  deleteEvent(id: string): Done
  keepTemplate(settings: ConsoleBody<typeof keepTemplate>): Promise<EventTemplate>
  deleteTemplate(id: string): Done
  live(id: string): LiveEvent
  watch(id: string, send: (message: LiveMessage) => void): () => void
  learner(event: string, learner: string, role: Role): Promise<ConsoleAnswer<typeof readLearner>>
  sendWord(event: string, body: ConsoleBody<typeof sendWord>): Done
  giveHint(event: string, body: ConsoleBody<typeof giveHint>): Done
  hintsOf(challenge: string): Promise<readonly string[]> | readonly string[]
  /** The task of a challenge as HTML, in English. */
  taskOf(challenge: string): string
  release(event: string, body: ConsoleBody<typeof release>): Done
  resetLearners(event: string, body: ConsoleBody<typeof resetLearners>): Promise<ConsoleAnswer<typeof resetLearners>>
  /** @param trainer id of whoever looks */
  lookIn(event: string, learner: string, trainer: string): Promise<ConsoleAnswer<typeof lookIn>>
  moveLearner(event: string, learner: string, body: ConsoleBody<typeof moveLearner>): Done
  removeLearner(event: string, learner: string): Done
  renewLearner(event: string, learner: string): Promise<ConsoleAnswer<typeof renewLearner>>
  answerQuestion(event: string, learner: string): Promise<ConsoleAnswer<typeof answerQuestion>> | Done
  happenings(event: string): Promise<readonly Happening[]>
  results(event: string): LiveEvent | Promise<LiveEvent>
  flags(event: string): readonly TeamFlag[]
  /** Every challenge, in the order of ids. */
  catalogueTable(): Promise<readonly CatalogueRow[]>
  host(): ConsoleAnswer<typeof readHost>
  readonly platform: {
    readonly trainers: {
      list(): Promise<readonly KeptTrainer[]>
      add(trainer: Pick<KeptTrainer, 'name' | 'role' | 'hash'>): Promise<KeptTrainer>
      byName(name: string): Promise<KeptTrainer | null | undefined>
      remove(id: string): Done
      setHash(id: string, hash: string): Done
    }
    readonly signIns: {
      add(entry: SignInEntry): Done
      latest(most: number): Promise<readonly SignInEntry[]>
    }
  }
}
