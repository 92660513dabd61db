import type { EventSettings } from '@fruit/contracts/console/class-event'
import type { HappeningKind } from '@fruit/contracts/console/live'

/** An event as it is stored. Times are milliseconds since the epoch. */
export interface StoredEvent {
  readonly id: string
  readonly code: string
  readonly settings: EventSettings
  readonly state: 'planned' | 'open' | 'ended' | 'archived'
  readonly createdAt: number
  readonly openedAt: number | null
  readonly endedAt: number | null
  /** What a trainer released: keys of challenges with `walkthrough` or `solution`. */
  readonly released: Readonly<Record<string, 'walkthrough' | 'solution'>>
}

export interface StoredTemplate {
  readonly id: string
  readonly settings: EventSettings
}

/** A team has one shop; whoever plays alone is a team of one. */
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
  /** Null for whoever takes part. */
  readonly removedAt: number | null
  /** How often the pass was renewed, and the keys for tools; what they are follows from it and a key of the host. */
  readonly passNumber: number
  readonly toolsNumber: number
  /** What they asked their trainer and was not answered yet. */
  readonly question: string | null
}

/** What happened, as a report brings it. */
export interface StoredHappening {
  readonly id: string
  readonly event: string
  readonly team: string
  readonly learner: string | null
  readonly at: number
  readonly kind: HappeningKind
  readonly challenge: string | null
  readonly text: string
}

export interface StoredTrainer {
  readonly id: string
  readonly name: string
  readonly role: 'trainer' | 'observer'
  /** Of the passphrase, in a form that its maker reads. */
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

/** Tables as the database has them: what is no text or number is JSON. */
export interface Tables {
  events: WithTexts<StoredEvent, 'settings' | 'released'>
  templates: WithTexts<StoredTemplate, 'settings'>
  teams: StoredTeam
  learners: StoredLearner
  happenings: StoredHappening
  trainers: StoredTrainer
  signIns: StoredSignIn & { readonly id: string }
}
