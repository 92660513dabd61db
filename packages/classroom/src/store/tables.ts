import type { EventSettings } from '@fruit/contracts/console/class-event'
import type { ActivityKind } from '@fruit/contracts/console/live'

/** An event as stored. Times are in milliseconds since the epoch. */
export interface StoredEvent {
  readonly id: string
  readonly code: string
  readonly settings: EventSettings
  readonly state: 'planned' | 'open' | 'ended' | 'archived'
  readonly createdAt: number
  readonly openedAt: number | null
  readonly endedAt: number | null
  /** Solutions released by a trainer: challenge keys with `walkthrough` or `solution`. */
  readonly released: Readonly<Record<string, 'walkthrough' | 'solution'>>
}

export interface StoredTemplate {
  readonly id: string
  readonly settings: EventSettings
}

/** A team has one shop; a single learner is a team of one. */
export interface StoredTeam {
  readonly id: string
  readonly event: string
  readonly name: string
  readonly createdAt: number
}

export interface StoredLearner {
  readonly id: string
  readonly event: string
  readonly team: string
  readonly nickname: string
  readonly joinedAt: number
  /** Null while the learner takes part. */
  readonly removedAt: number | null
  /** Generations of the pass and of the tool keys. Both are derived from this number and a secret of the server. */
  readonly passNumber: number
  readonly toolsNumber: number
  /** Question to the trainer that is not answered yet. */
  readonly question: string | null
}

/** A report from a shop. */
export interface StoredActivityEntry {
  readonly id: string
  readonly event: string
  readonly team: string
  readonly learner: string | null
  readonly at: number
  readonly kind: ActivityKind
  readonly challenge: string | null
  readonly text: string
}

export interface StoredTrainer {
  readonly id: string
  readonly name: string
  readonly role: 'trainer' | 'observer'
  /** Password hash with its parameters. */
  readonly hash: string
  readonly createdAt: number
}

export interface StoredSignIn {
  readonly at: number
  readonly name: string
  readonly address: string
  readonly outcome: 'link' | 'passphrase' | 'wrong' | 'limited'
}

type WithTexts<Row, Keys extends keyof Row> = Omit<Row, Keys> & { readonly [Key in Keys]: string }

/** Tables in the database; values other than text and numbers are JSON. */
export interface Tables {
  events: WithTexts<StoredEvent, 'settings' | 'released'>
  templates: WithTexts<StoredTemplate, 'settings'>
  teams: StoredTeam
  learners: StoredLearner
  happenings: StoredActivityEntry
  trainers: StoredTrainer
  signIns: StoredSignIn & { readonly id: string }
}
