import { z } from 'zod'
import { moment, platformId } from './class-event.ts'

/**
 * Kind of an activity. `visit`: a request in the learner's shop (at most one a minute is stored). `near`: an attempt
 * that came close. `shared-flag`: submitted another team's flag. `restored`: by a continue code. `word-shown`: a
 * browser showed a trainer's message; the text is its id. The other names say what happened.
 */
export const activityKind = z.enum([
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

export type ActivityKind = z.output<typeof activityKind>

/** One entry of a timeline. */
export const activityEntry = z.object({
  id: z.string(),
  at: moment,
  kind: activityKind,
  team: platformId,
  /** The learner who did it, where known. */
  learner: platformId.nullable(),
  /** Key of the challenge that it concerns. */
  challenge: z.string().nullable(),
  /**
   * Plain text from the learner or the trainer: the request of a solve, a hint at what is missing, a verdict, or a
   * message.
   */
  text: z.string(),
})

export type ActivityEntry = z.output<typeof activityEntry>

/** A learner in the grid. */
export const liveLearner = z.object({
  id: platformId,
  nickname: z.string(),
  team: platformId,
  joinedAt: moment,
  isRemoved: z.boolean(),
  /** True when the learner has an open socket or a request within the last minute. */
  isPresent: z.boolean(),
  lastAct: z.object({ at: moment, kind: activityKind, challenge: z.string().nullable() }).nullable(),
  /** The learner's unanswered question. */
  question: z.string().nullable(),
})

export type LiveLearner = z.output<typeof liveLearner>

/** A team, or a learner who plays alone: one shop. */
export const liveTeam = z.object({
  id: platformId,
  name: z.string(),
  /** Solved challenges, with time and learner where known. */
  solves: z.array(
    z.object({
      challenge: z.string(),
      at: moment,
      learner: platformId.nullable(),
      /** Points with the first-blood bonus, minus the cost of hints; 0 outside contests. */
      points: z.number(),
      isFirst: z.boolean(),
      isCodeFound: z.boolean(),
      isFixed: z.boolean(),
    }),
  ),
  /** Number of near misses by challenge. */
  near: z.record(z.string(), z.number().int()),
  /** Number of opened hints by challenge. */
  hints: z.record(z.string(), z.number().int()),
  points: z.number(),
  /** Time of the last solve; null for never. */
  solvedAt: moment.nullable(),
  /** Number of submitted flags of other teams. */
  sharedFlags: z.number().int(),
  /** The limit that this shop hit within the last minute, as a text; null for none. */
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

/** The data of the grid and the projector. */
export const liveEvent = z.object({
  /** Increases with each change; a later message has a higher version. */
  version: z.number().int(),
  now: moment,
  challenges: z.array(liveChallenge),
  learners: z.array(liveLearner),
  teams: z.array(liveTeam),
  /** Set while the database is unreachable: start time and consequences. Shops stay available. */
  trouble: z.object({ since: moment, text: z.string() }).nullable(),
})

export type LiveEvent = z.output<typeof liveEvent>

/**
 * JSON messages of the console's WebSocket. The console first sends `{ token, event }`. The server responds with
 * `whole`, then sends `changed` at most five times a second, with new and changed rows.
 */
export const liveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole'), event: liveEvent }),
  z.object({
    kind: z.literal('changed'),
    version: z.number().int(),
    now: moment,
    learners: z.array(liveLearner),
    teams: z.array(liveTeam),
    /** New activities, oldest first. */
    happenings: z.array(activityEntry),
    trouble: liveEvent.shape.trouble,
  }),
  /** The settings or the state of the event have changed: read it again. */
  z.object({ kind: z.literal('settings') }),
  /** The event was deleted. */
  z.object({ kind: z.literal('gone') }),
])

export type LiveMessage = z.output<typeof liveMessage>

/** The first message that the console sends on its WebSocket. */
export const liveHello = z.object({ token: z.string().max(200), event: platformId })
