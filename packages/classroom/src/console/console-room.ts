import type {
  answerQuestion,
  changeEvent,
  changeEventState,
  createEvent,
  createReadOnlyLink,
  giveHint,
  moveLearner,
  readChoices,
  readHost,
  readLearner,
  release,
  renewCredentials,
  resetLearners,
  saveTemplate,
  sendMessage,
} from '@fruit/contracts/console/calls'
import type { CatalogueRow } from '@fruit/contracts/console/catalogue-table'
import type { ClassEvent, EventTemplate } from '@fruit/contracts/console/class-event'
import type { ConsoleAnswer, ConsoleBody } from '@fruit/contracts/console/console-call'
import type { ActivityEntry, LiveEvent, LiveMessage } from '@fruit/contracts/console/live'

export type Role = 'trainer' | 'observer'

/** A trainer as stored by the platform. */
export interface TrainerAccount {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** scrypt hash of the passphrase. */
  readonly hash: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
}

/** A successful or failed sign-in. */
export interface SignInEntry {
  readonly at: number
  /** Name as typed. */
  readonly name: string
  readonly address: string
  readonly outcome: 'link' | 'passphrase' | 'wrong' | 'limited'
}

/** The flag of one team for one challenge. */
export interface TeamFlag {
  /** Id of the team. */
  readonly team: string
  readonly challenge: string
  readonly flag: string
}

type Done = Promise<unknown>

/**
 * Interface of the class room for the console. Rejected actions throw an error with a `status` and an English message for the
 * trainer.
 */
export interface ConsoleRoom {
  choices(): ConsoleAnswer<typeof readChoices>
  events(): readonly ClassEvent[]
  event(id: string): ClassEvent
  templates(): readonly EventTemplate[]
  createEvent(settings: ConsoleBody<typeof createEvent>): Promise<ClassEvent>
  changeEvent(id: string, settings: ConsoleBody<typeof changeEvent>): Promise<ClassEvent>
  moveEvent(id: string, body: ConsoleBody<typeof changeEventState>): Promise<ClassEvent>
  duplicateEvent(id: string): Promise<ClassEvent>
  deleteEvent(id: string): Done
  keepTemplate(settings: ConsoleBody<typeof saveTemplate>): Promise<EventTemplate>
  deleteTemplate(id: string): Done
  live(id: string): LiveEvent
  watch(id: string, send: (message: LiveMessage) => void): () => void
  learner(event: string, learner: string, role: Role): Promise<ConsoleAnswer<typeof readLearner>>
  sendWord(event: string, body: ConsoleBody<typeof sendMessage>): Done
  giveHint(event: string, body: ConsoleBody<typeof giveHint>): Done
  hintsOf(challenge: string): Promise<readonly string[]> | readonly string[]
  /** The task of a challenge as HTML, in English. */
  taskOf(challenge: string): string
  release(event: string, body: ConsoleBody<typeof release>): Done
  resetLearners(event: string, body: ConsoleBody<typeof resetLearners>): Promise<ConsoleAnswer<typeof resetLearners>>
  /** @param trainer id of the trainer */
  lookIn(event: string, learner: string, trainer: string): Promise<ConsoleAnswer<typeof createReadOnlyLink>>
  moveLearner(event: string, learner: string, body: ConsoleBody<typeof moveLearner>): Done
  removeLearner(event: string, learner: string): Done
  renewLearner(event: string, learner: string): Promise<ConsoleAnswer<typeof renewCredentials>>
  answerQuestion(event: string, learner: string): Promise<ConsoleAnswer<typeof answerQuestion>> | Done
  /** All entries of an event, oldest first. They are read while they are used. */
  happenings(event: string): Promise<AsyncIterable<ActivityEntry>>
  /** The entries of a team's own fixes, oldest first, like `happenings`. */
  ownFixes(event: string, team: string): Promise<AsyncIterable<ActivityEntry>>
  results(event: string): LiveEvent | Promise<LiveEvent>
  flags(event: string): Promise<readonly TeamFlag[]>
  /** Every challenge, ordered by id. */
  catalogueTable(): Promise<readonly CatalogueRow[]>
  host(): ConsoleAnswer<typeof readHost>
  readonly platform: {
    readonly trainers: {
      list(): Promise<readonly TrainerAccount[]>
      add(trainer: Pick<TrainerAccount, 'name' | 'role' | 'hash'>): Promise<TrainerAccount>
      byName(name: string): Promise<TrainerAccount | null | undefined>
      remove(id: string): Done
      setHash(id: string, hash: string): Done
    }
    readonly signIns: {
      add(entry: SignInEntry): Done
      latest(most: number): Promise<readonly SignInEntry[]>
    }
  }
}
