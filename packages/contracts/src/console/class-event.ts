import { z } from 'zod'

/** Milliseconds since the epoch. */
export const moment = z.number().int().min(0).max(8.64e15)

/** Ids of the platform: lower-case letters and digits. */
export const platformId = z.string().regex(/^[a-z0-9]{1,40}$/, { error: 'an id of lower-case letters and digits' })

/** A text without invisible characters and white space. */
export const visibleText = (text: string) => text.replace(/[\p{Default_Ignorable_Code_Point}\u2800\s]+/gu, '')

/** One line of plain text of 1 to `most` characters: no control characters, no changes of text direction. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u, {
      error: 'one line of visible characters',
    })
    .refine((text) => visibleText(text) !== '', { error: 'at least one visible character' })

/** Key of a challenge. */
const challengeKey = z.string().regex(/^[A-Za-z0-9]{1,80}$/)

/** Hints: on, off, or on from a time. */
const hintRule = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('on') }),
  z.object({ mode: z.literal('off') }),
  z.object({ mode: z.literal('from'), from: moment }),
])

/** Scoring rules of a contest. */
const contestRule = z.object({
  /** `fixed`: 100 points for each star. `falling`: a tenth less for each earlier team, down to three tenths. */
  points: z.enum(['fixed', 'falling']),
  /** Bonus points for the first team that solves a challenge. */
  firstBlood: z.number().int().min(0).max(1000),
  /** Points deducted for each opened hint of a solved challenge. */
  hintCost: z.number().int().min(0).max(1000),
})

/** The settings of an event. */
export const eventSettings = z
  .object({
    name: line(80),
    /** Free practice, a lesson along a path, or a contest with points. */
    form: z.enum(['practice', 'lesson', 'contest']),
    /** Id of the learning path for all learners; null for none. */
    path: z.string().max(80).nullable(),
    /** The challenges that count; null: all. */
    challenges: z.array(challengeKey).min(1).max(500).nullable(),
    /** Key of the initial language, such as `de_DE`; null for the browser's language. */
    language: z.string().max(10).nullable(),
    hints: hintRule,
    /** True when learners may find and fix vulnerabilities in the code. */
    coding: z.boolean(),
    /** True when learners may write their own fixes. */
    ownFixes: z.boolean(),
    /** Start and end; null when the trainer starts or ends the event manually. */
    startsAt: moment.nullable(),
    endsAt: moment.nullable(),
    /** From then on learners and the projector see a frozen ranking; null for never. */
    freezesAt: moment.nullable(),
    /** Learners per team; 1 for no teams. */
    teamSize: z.number().int().min(1).max(6),
    /** Actions at the end. */
    atEnd: z.object({ closesShops: z.boolean(), opensWalkthroughs: z.boolean() }),
    contest: contestRule,
    /** True to exempt the event from deletion 30 days after its end. */
    isKept: z.boolean(),
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
    error: 'after the start',
  })

export type EventSettings = z.output<typeof eventSettings>

/**
 * State of an event. `planned`: learners can't join yet. `open`: learners join and solve. `ended`: nothing counts any
 * more. `archived`: ended and hidden.
 */
const eventState = z.enum(['planned', 'open', 'ended', 'archived'])

export const classEvent = z.object({
  id: platformId,
  settings: eventSettings,
  state: eventState,
  /** Six characters, without 0, O, 1 and I. */
  code: z.string(),
  /** URL where learners join, with the code. */
  joinLink: z.string(),
  createdAt: moment,
  openedAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** Time of automatic deletion; null for never, or before the end. */
  deletedAt: moment.nullable(),
  learners: z.number().int(),
  teams: z.number().int(),
})

export type ClassEvent = z.output<typeof classEvent>

/** Settings to create an event from, with the template's name. */
export const eventTemplate = z.object({ id: platformId, settings: eventSettings })

export type EventTemplate = z.output<typeof eventTemplate>
