import { z } from 'zod'
import { catalogueRow } from './catalogue-table.ts'
import { classEvent, eventSettings, eventTemplate, line, moment, platformId } from './class-event.ts'
import { defineConsoleCall } from './console-call.ts'
import { activityEntry, liveChallenge, liveEvent } from './live.ts'

const done = z.object({})

/** A trainer's passphrase; the minimum length makes it hard to guess. */
const passphrase = z.string().min(12).max(200)

const role = z.enum(['trainer', 'observer'])

const session = z.object({ token: z.string(), trainer: z.object({ id: platformId, name: z.string(), role }) })

// Login

export const signInByLink = defineConsoleCall('POST /api/sign-in/link', 'anybody', {
  body: z.object({ secret: z.string().max(200), name: line(40), passphrase }),
  answer: session,
})

export const signIn = defineConsoleCall('POST /api/sign-in', 'anybody', {
  body: z.object({ name: line(40), passphrase: z.string().max(200) }),
  answer: session,
})

export const signOut = defineConsoleCall('DELETE /api/sign-in', 'observer', { answer: done })

export const whoAmI = defineConsoleCall('GET /api/sign-in', 'observer', { answer: session.shape.trainer })

export const changePassphrase = defineConsoleCall('PUT /api/passphrase', 'observer', {
  body: z.object({ current: z.string().max(200), passphrase }),
  answer: done,
})

const trainer = z.object({ id: platformId, name: z.string(), role, createdAt: moment })

export const listTrainers = defineConsoleCall('GET /api/trainers', 'trainer', {
  answer: z.object({
    trainers: z.array(trainer),
    /** Newest first, at most 200. */
    signIns: z.array(
      z.object({
        at: moment,
        name: z.string(),
        address: z.string(),
        outcome: z.enum(['link', 'passphrase', 'wrong', 'limited']),
      }),
    ),
  }),
})

export const addTrainer = defineConsoleCall('POST /api/trainers', 'trainer', {
  body: z.object({ name: line(40), role, passphrase }),
  answer: trainer,
})

export const removeTrainer = defineConsoleCall('DELETE /api/trainers/:trainer', 'trainer', { answer: done })

// Events

/** The options for the settings of an event. */
export const readChoices = defineConsoleCall('GET /api/choices', 'observer', {
  answer: z.object({
    challenges: z.array(liveChallenge),
    paths: z.array(z.object({ id: z.string(), name: z.string(), challenges: z.array(z.string()) })),
    languages: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
})

export const listEvents = defineConsoleCall('GET /api/events', 'observer', {
  answer: z.object({ events: z.array(classEvent), templates: z.array(eventTemplate) }),
})

export const readEvent = defineConsoleCall('GET /api/events/:event', 'observer', { answer: classEvent })

export const createEvent = defineConsoleCall('POST /api/events', 'trainer', {
  body: eventSettings,
  answer: classEvent,
})

/** `begun`: the settings when the trainer began to edit them. When they have changed since, nothing is stored. */
export const changeEvent = defineConsoleCall('PUT /api/events/:event', 'trainer', {
  body: z.object({ settings: eventSettings, begun: eventSettings }),
  answer: classEvent,
})

/** `open` also reopens an ended event. `extend` adds minutes to its end, or to the current time. */
export const changeEventState = defineConsoleCall('POST /api/events/:event/state', 'trainer', {
  body: z.discriminatedUnion('act', [
    z.object({ act: z.enum(['open', 'end', 'archive', 'freeze', 'unfreeze']) }),
    z.object({ act: z.literal('extend'), minutes: z.number().int().min(1).max(10_080) }),
  ]),
  answer: classEvent,
})

export const duplicateEvent = defineConsoleCall('POST /api/events/:event/duplicate', 'trainer', { answer: classEvent })

/** Deletes an event with its learners, their shops and all their data. */
export const deleteEvent = defineConsoleCall('DELETE /api/events/:event', 'trainer', { answer: done })

export const saveTemplate = defineConsoleCall('POST /api/templates', 'trainer', {
  body: eventSettings,
  answer: eventTemplate,
})

export const deleteTemplate = defineConsoleCall('DELETE /api/templates/:template', 'trainer', { answer: done })

// Live

export const readLive = defineConsoleCall('GET /api/events/:event/live', 'observer', { answer: liveEvent })

export const readLearner = defineConsoleCall('GET /api/events/:event/learners/:learner', 'observer', {
  answer: z.object({
    /** The acts of the learner and the team, newest first: at most 500, with about 500,000 characters in total. */
    happenings: z.array(activityEntry),
    /** Null for observers: anyone who knows the pass can log in as the learner. */
    pass: z.string().nullable(),
    tools: z.object({ header: z.string(), host: z.string().nullable() }).nullable(),
    /** Own fixes with the code as it was sent, or its first 1,000 characters if it was not judged in a shop. */
    ownFixes: z.array(z.object({ challenge: z.string(), at: moment, verdict: z.string(), code: z.string() })),
  }),
})

/** The recipient: one learner, or null for all learners of the event. */
const recipient = z.object({ learner: platformId.nullable() })

export const sendMessage = defineConsoleCall('POST /api/events/:event/words', 'trainer', {
  body: recipient.extend({ text: z.string().trim().min(1).max(1000) }),
  answer: done,
})

/** Opens a hint of a challenge for one learner or all, without costing points. */
export const giveHint = defineConsoleCall('POST /api/events/:event/hints', 'trainer', {
  body: recipient.extend({ challenge: z.string().max(80), number: z.number().int().min(1).max(99) }),
  answer: done,
})

/** Texts of a challenge's hints, for a trainer who gives one. */
export const readHints = defineConsoleCall('GET /api/challenges/:challenge/hints', 'trainer', {
  answer: z.object({ hints: z.array(z.string()) }),
})

/** `walkthrough`: how the challenge is solved. `solution`: also how it is fixed. */
export const release = defineConsoleCall('POST /api/events/:event/releases', 'trainer', {
  body: z.object({ challenge: z.string().max(80), what: z.enum(['walkthrough', 'solution']) }),
  answer: done,
})

/**
 * `challenge`: the progress of one challenge. `progress`: all progress. `shop`: the shop. For one learner's team, or
 * for all.
 */
export const resetLearners = defineConsoleCall('POST /api/events/:event/resets', 'trainer', {
  body: recipient.extend({
    what: z.enum(['challenge', 'progress', 'shop']),
    /** Key of the challenge, with `challenge`. */
    challenge: z.string().max(80).nullable(),
  }),
  answer: z.object({ shops: z.number().int() }),
})

/** Creates a link that shows a learner's shop read-only for ten minutes. Only the first visitor can use it. */
export const createReadOnlyLink = defineConsoleCall('POST /api/events/:event/learners/:learner/look', 'observer', {
  answer: z.object({ address: z.string() }),
})

/** Moves a learner to another team; null for a new team. */
export const moveLearner = defineConsoleCall('PUT /api/events/:event/learners/:learner/team', 'trainer', {
  body: z.object({ team: platformId.nullable() }),
  answer: done,
})

/** Removes a learner: their pass, cookies and tool keys become invalid. */
export const removeLearner = defineConsoleCall('DELETE /api/events/:event/learners/:learner', 'trainer', {
  answer: done,
})

/** Issues a new pass and new tool keys. */
export const renewCredentials = defineConsoleCall('POST /api/events/:event/learners/:learner/renewal', 'trainer', {
  answer: z.object({ pass: z.string() }),
})

/** Marks a learner's question as answered. */
export const answerQuestion = defineConsoleCall('DELETE /api/events/:event/learners/:learner/question', 'trainer', {
  answer: done,
})

// Results, and data about the host

/** A file with the results. `ctfd`: the event with each team's flags, in CTFd's import format. */
export const exportResults = defineConsoleCall('GET /api/events/:event/export', 'trainer', {
  query: z.object({
    as: z.enum(['csv', 'json', 'pdf', 'ctfd']),
    /** With `pdf`: the report of one learner instead of the class. */
    learner: platformId.optional(),
  }),
  answer: z.unknown(),
})

/** The complete catalogue with the locations of vulnerabilities. Only for trainers, as learners must not see it. */
export const readCatalogueTable = defineConsoleCall('GET /api/catalogue', 'trainer', {
  answer: z.object({ rows: z.array(catalogueRow) }),
})

/** The catalogue as a file. */
export const exportCatalogue = defineConsoleCall('GET /api/catalogue/export', 'trainer', {
  query: z.object({ as: z.enum(['csv', 'json']) }),
  answer: z.unknown(),
})

export const readHost = defineConsoleCall('GET /api/host', 'observer', {
  answer: z.object({
    worldsOpen: z.number().int(),
    worldsCold: z.number().int(),
    /** Memory in bytes: of the process, and on average per open world; null when none is open. */
    memoryBytes: z.number(),
    bytesPerWorld: z.number().nullable(),
    /** Average disk usage of open worlds, in bytes. */
    diskBytesPerWorld: z.number().nullable(),
    /** Number of own fixes that are being judged, and of those in the queue. */
    judging: z.number().int(),
    waiting: z.number().int(),
    /** Event loop delay in milliseconds over the last minute. */
    delayP50: z.number(),
    delayP99: z.number(),
    /** Requests per second over the last minute. */
    requestsPerSecond: z.number(),
    /** Number of reports on disk that are not in the database yet. */
    reportsWaiting: z.number().int(),
    /** Limits that were hit within the last minute. */
    limits: z.array(z.object({ who: z.string(), limit: z.string(), times: z.number().int() })),
  }),
})
