import { z } from 'zod'

/** Milliseconds since the epoch. */
export const moment = z.number().int().min(0).max(8.64e15)

/** Ids of the platform: lower-case letters and digits. */
export const platformId = z.string().regex(/^[a-z0-9]{1,40}$/, { error: 'an id of letters and digits' })

/** A text without what nobody sees: signs that only join or separate others, and blanks. */
export const asSeen = (text: string) => text.replace(/[\p{Default_Ignorable_Code_Point}\u2800\s]+/gu, '')

/** A line of plain text of 1 to `most` characters that shows as it is: no control characters, no change of direction. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u, {
      error: 'one line of visible signs',
    })
    .refine((text) => asSeen(text) !== '', { error: 'visible signs' })

/** Key of a challenge. */
const challengeKey = z.string().regex(/^[A-Za-z0-9]{1,80}$/)

/** Hints: given, not given, or given from a time on. */
const hintRule = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('on') }),
  z.object({ mode: z.literal('off') }),
  z.object({ mode: z.literal('from'), from: moment }),
])

/** How a contest counts. */
const contestRule = z.object({
  /** `fixed`: 100 points for each star. `falling`: a tenth less for each team that had it before, down to three tenths. */
  points: z.enum(['fixed', 'falling']),
  /** Points for the first team that solves a challenge. */
  firstBlood: z.number().int().min(0).max(1000),
  /** Points that each opened hint of a solved challenge takes. */
  hintCost: z.number().int().min(0).max(1000),
})

/** Everything that a trainer decides about an event. */
export const eventSettings = z
  .object({
    name: line(80),
    /** Free practice, a lesson along a path, or a contest with points. */
    form: z.enum(['practice', 'lesson', 'contest']),
    /** Id of the learning path that everybody follows; null for none. */
    path: z.string().max(80).nullable(),
    /** The challenges that count; null: all. */
    challenges: z.array(challengeKey).min(1).max(500).nullable(),
    /** Key of the language in which shops open, such as `de_DE`; null: as each browser likes. */
    language: z.string().max(10).nullable(),
    hints: hintRule,
    /** Whether holes may be searched and repaired in the code. */
    coding: z.boolean(),
    /** Whether fixes of one's own may be written. */
    ownFixes: z.boolean(),
    /** When it begins and ends; null: by the trainer's hand. */
    startsAt: moment.nullable(),
    endsAt: moment.nullable(),
    /** From then on learners and the projector see the ranking as it was; null: never. */
    freezesAt: moment.nullable(),
    /** Learners in a team: 1 for everybody alone. */
    teamSize: z.number().int().min(1).max(6),
    /** What happens at the end. */
    atEnd: z.object({ closesShops: z.boolean(), opensWalkthroughs: z.boolean() }),
    contest: contestRule,
    /** Not deleted 30 days after its end. */
    isKept: z.boolean(),
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
    error: 'after the start',
  })

export type EventSettings = z.output<typeof eventSettings>

/**
 * How far an event is. `planned`: nobody can join yet. `open`: learners join and solve. `ended`: nothing counts any more.
 * `archived`: ended, and out of the way.
 */
const eventState = z.enum(['planned', 'open', 'ended', 'archived'])

export const classEvent = z.object({
  id: platformId,
  settings: eventSettings,
  state: eventState,
  /** Six characters, without 0, O, 1 and I. */
  code: z.string(),
  /** Address at which learners join, with the code. */
  joinLink: z.string(),
  createdAt: moment,
  openedAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** When it deletes itself; null: never, or not ended yet. */
  deletedAt: moment.nullable(),
  learners: z.number().int(),
  teams: z.number().int(),
})

export type ClassEvent = z.output<typeof classEvent>

/** Settings to begin an event with, under a name of their own. */
export const eventTemplate = z.object({ id: platformId, settings: eventSettings })

export type EventTemplate = z.output<typeof eventTemplate>
