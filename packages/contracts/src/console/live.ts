import { z } from 'zod'
import { moment, platformId } from './class-event.ts'

/**
 * What happens to a learner. `visit`: a request in their shop (at most one a minute is kept). `near`: an attempt that came
 * close. `shared-flag`: handed in the flag of another team. The rest is what its name says; `restored` by a
 * continue code. `word-shown`: a browser showed what the trainer said; its text is the id of that.
 */
export const happeningKind = z.enum([
  'joined',
  'came-back',
  'visit',
  'near',
  'solved',
  'code-found',
  'fixed',
  'restored',
  'hint',
  'own-fix',
  'flag',
  'shared-flag',
  'reset',
  'undone',
  'question',
  'message',
  'given-hint',
  'word-shown',
  'released',
  'moved',
  'removed',
])

export type HappeningKind = z.output<typeof happeningKind>

/** One entry of a time line. */
export const happening = z.object({
  id: z.string(),
  at: moment,
  kind: happeningKind,
  team: platformId,
  /** Who did it, where that is known. */
  learner: platformId.nullable(),
  /** Key of the challenge that it is about. */
  challenge: z.string().nullable(),
  /** What a learner sent or a trainer said, as plain text: the request of a solve, what is missing, a verdict, a message. */
  text: z.string(),
})

export type Happening = z.output<typeof happening>

/** A learner as the grid shows them. */
export const liveLearner = z.object({
  id: platformId,
  nickname: z.string(),
  team: platformId,
  joinedAt: moment,
  isRemoved: z.boolean(),
  /** Sockets and visits of the last minute say that somebody is there. */
  isPresent: z.boolean(),
  lastAct: z.object({ at: moment, kind: happeningKind, challenge: z.string().nullable() }).nullable(),
  /** Asked for help and was not answered yet: what they wrote. */
  question: z.string().nullable(),
})

export type LiveLearner = z.output<typeof liveLearner>

/** A team, or whoever plays alone: one shop. */
export const liveTeam = z.object({
  id: platformId,
  name: z.string(),
  /** When each challenge was solved, by whom where that is known. */
  solves: z.array(
    z.object({
      challenge: z.string(),
      at: moment,
      learner: platformId.nullable(),
      /** Points with first-blood bonus and without hints' costs; 0 outside contests. */
      points: z.number(),
      isFirst: z.boolean(),
      isCodeFound: z.boolean(),
      isFixed: z.boolean(),
    }),
  ),
  /** Challenges that were tried and nearly reached, with how often. */
  near: z.record(z.string(), z.number().int()),
  /** Opened hints by challenge. */
  hints: z.record(z.string(), z.number().int()),
  points: z.number(),
  /** When something was solved last; null: never. */
  solvedAt: moment.nullable(),
  /** Flags of other teams that were handed in. */
  sharedFlags: z.number().int(),
  /** The limit that this shop met within the last minute, in words; null for none. */
  atLimit: z.string().nullable(),
})

export type LiveTeam = z.output<typeof liveTeam>

/** A column of the grid. */
export const liveChallenge = z.object({
  key: z.string(),
  name: z.string(),
  category: z.string(),
  difficulty: z.number().int(),
  hints: z.number().int(),
  hasCode: z.boolean(),
})

export type LiveChallenge = z.output<typeof liveChallenge>

/** What the grid and the projector show. */
export const liveEvent = z.object({
  /** Grows with each change; a message that follows has a higher one. */
  version: z.number().int(),
  now: moment,
  challenges: z.array(liveChallenge),
  learners: z.array(liveLearner),
  teams: z.array(liveTeam),
  /** The database cannot be reached: since when, and what that means. Shops go on. */
  trouble: z.object({ since: moment, text: z.string() }).nullable(),
})

export type LiveEvent = z.output<typeof liveEvent>

/**
 * What the console's WebSocket sends, as JSON. The first message of the console is `{ token, event }`; the answer is
 * `whole`, then `changed` at most five times a second: rows that are new or other than before.
 */
export const liveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole'), event: liveEvent }),
  z.object({
    kind: z.literal('changed'),
    version: z.number().int(),
    now: moment,
    learners: z.array(liveLearner),
    teams: z.array(liveTeam),
    /** What happened, oldest first. */
    happenings: z.array(happening),
    trouble: liveEvent.shape.trouble,
  }),
  /** The settings or the state of the event are others now: read it again. */
  z.object({ kind: z.literal('settings') }),
  /** The event is gone. */
  z.object({ kind: z.literal('gone') }),
])

export type LiveMessage = z.output<typeof liveMessage>

/** The first message that the console sends on its WebSocket. */
export const liveHello = z.object({ token: z.string().max(200), event: platformId })
