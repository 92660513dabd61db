import { z } from 'zod'
import { catalogueRow } from './catalogue-table.ts'
import { classEvent, eventSettings, eventTemplate, line, moment, platformId } from './class-event.ts'
import { defineConsoleCall } from './console-call.ts'
import { happening, liveChallenge, liveEvent } from './live.ts'

const done = z.object({})

/** A passphrase of a trainer: long enough to stand against guesses. */
const passphrase = z.string().min(12).max(200)

const role = z.enum(['trainer', 'observer'])

const session = z.object({ token: z.string(), trainer: z.object({ id: platformId, name: z.string(), role }) })

// Signing in

export const signInByLink = defineConsoleCall({
  method: 'POST',
  path: '/api/sign-in/link',
  access: 'anybody',
  body: z.object({ secret: z.string().max(200), name: line(40), passphrase }),
  answer: session,
})

export const signIn = defineConsoleCall({
  method: 'POST',
  path: '/api/sign-in',
  access: 'anybody',
  body: z.object({ name: line(40), passphrase: z.string().max(200) }),
  answer: session,
})

export const signOut = defineConsoleCall({ method: 'DELETE', path: '/api/sign-in', access: 'observer', answer: done })

export const whoAmI = defineConsoleCall({
  method: 'GET',
  path: '/api/sign-in',
  access: 'observer',
  answer: session.shape.trainer,
})

export const changePassphrase = defineConsoleCall({
  method: 'PUT',
  path: '/api/passphrase',
  access: 'observer',
  body: z.object({ current: z.string().max(200), passphrase }),
  answer: done,
})

const trainer = z.object({ id: platformId, name: z.string(), role, createdAt: moment })

export const listTrainers = defineConsoleCall({
  method: 'GET',
  path: '/api/trainers',
  access: 'trainer',
  answer: z.object({
    trainers: z.array(trainer),
    /** The newest first, at most 200. */
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

export const addTrainer = defineConsoleCall({
  method: 'POST',
  path: '/api/trainers',
  access: 'trainer',
  body: z.object({ name: line(40), role, passphrase }),
  answer: trainer,
})

export const removeTrainer = defineConsoleCall({
  method: 'DELETE',
  path: '/api/trainers/:trainer',
  access: 'trainer',
  answer: done,
})

// Events

/** What there is to choose from when an event is made. */
export const readChoices = defineConsoleCall({
  method: 'GET',
  path: '/api/choices',
  access: 'observer',
  answer: z.object({
    challenges: z.array(liveChallenge),
    paths: z.array(z.object({ id: z.string(), name: z.string(), challenges: z.array(z.string()) })),
    languages: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
})

export const listEvents = defineConsoleCall({
  method: 'GET',
  path: '/api/events',
  access: 'observer',
  answer: z.object({ events: z.array(classEvent), templates: z.array(eventTemplate) }),
})

export const readEvent = defineConsoleCall({
  method: 'GET',
  path: '/api/events/:event',
  access: 'observer',
  answer: classEvent,
})

export const createEvent = defineConsoleCall({
  method: 'POST',
  path: '/api/events',
  access: 'trainer',
  body: eventSettings,
  answer: classEvent,
})

/** `begun`: the settings as they were when somebody began to change them. Where they are others by now, nothing is changed. */
export const changeEvent = defineConsoleCall({
  method: 'PUT',
  path: '/api/events/:event',
  access: 'trainer',
  body: z.object({ settings: eventSettings, begun: eventSettings }),
  answer: classEvent,
})

/** `open` also opens one that has ended; `extend` by minutes, from its end or now. */
export const moveEvent = defineConsoleCall({
  method: 'POST',
  path: '/api/events/:event/state',
  access: 'trainer',
  body: z.discriminatedUnion('act', [
    z.object({ act: z.enum(['open', 'end', 'archive', 'freeze', 'unfreeze']) }),
    z.object({ act: z.literal('extend'), minutes: z.number().int().min(1).max(10_080) }),
  ]),
  answer: classEvent,
})

export const duplicateEvent = defineConsoleCall({
  method: 'POST',
  path: '/api/events/:event/duplicate',
  access: 'trainer',
  answer: classEvent,
})

/** Deletes an event with its learners, their shops and everything that was kept of them. */
export const deleteEvent = defineConsoleCall({
  method: 'DELETE',
  path: '/api/events/:event',
  access: 'trainer',
  answer: done,
})

export const keepTemplate = defineConsoleCall({
  method: 'POST',
  path: '/api/templates',
  access: 'trainer',
  body: eventSettings,
  answer: eventTemplate,
})

export const deleteTemplate = defineConsoleCall({
  method: 'DELETE',
  path: '/api/templates/:template',
  access: 'trainer',
  answer: done,
})

// Live

export const readLive = defineConsoleCall({
  method: 'GET',
  path: '/api/events/:event/live',
  access: 'observer',
  answer: liveEvent,
})

export const readLearner = defineConsoleCall({
  method: 'GET',
  path: '/api/events/:event/learners/:learner',
  access: 'observer',
  answer: z.object({
    /** What the learner did, and their team; the newest first, at most 500. */
    happenings: z.array(happening),
    /** Null for observers: it lets in whoever knows it. */
    pass: z.string().nullable(),
    tools: z.object({ header: z.string(), host: z.string().nullable() }).nullable(),
    /** Own fixes: code as it was sent. */
    ownFixes: z.array(z.object({ challenge: z.string(), at: moment, verdict: z.string(), code: z.string() })),
  }),
})

/** To all learners of an event, or to one. */
const to = z.object({ learner: platformId.nullable() })

export const sendWord = defineConsoleCall({
  method: 'POST',
  path: '/api/events/:event/words',
  access: 'trainer',
  body: to.extend({ text: z.string().trim().min(1).max(1000) }),
  answer: done,
})

/** Opens a hint of a challenge for a learner or all; it costs no points. */
export const giveHint = defineConsoleCall({
  method: 'POST',
  path: '/api/events/:event/hints',
  access: 'trainer',
  body: to.extend({ challenge: z.string().max(80), number: z.number().int().min(1).max(99) }),
  answer: done,
})

/** Texts of the hints of a challenge, for whoever gives one. */
export const readHints = defineConsoleCall({
  method: 'GET',
  path: '/api/challenges/:challenge/hints',
  access: 'trainer',
  answer: z.object({ hints: z.array(z.string()) }),
})

/** `walkthrough`: how it is attacked. `solution`: how it is repaired, as well. */
export const release = defineConsoleCall({
  method: 'POST',
  path: '/api/events/:event/releases',
  access: 'trainer',
  body: z.object({ challenge: z.string().max(80), what: z.enum(['walkthrough', 'solution']) }),
  answer: done,
})

/** `challenge`: its progress. `progress`: all of it. `shop`: a new shop. For one learner with their team, or for all. */
export const resetLearners = defineConsoleCall({
  method: 'POST',
  path: '/api/events/:event/resets',
  access: 'trainer',
  body: to.extend({
    what: z.enum(['challenge', 'progress', 'shop']),
    /** With `challenge`. */
    challenge: z.string().max(80).nullable(),
  }),
  answer: z.object({ shops: z.number().int() }),
})

/** Gives the address that shows a learner's shop to whoever opens it first, for ten minutes, without changing it. */
export const lookIn = defineConsoleCall({
  method: 'POST',
  path: '/api/events/:event/learners/:learner/look',
  access: 'observer',
  answer: z.object({ address: z.string() }),
})

/** To another team; null: to a new one, alone. */
export const moveLearner = defineConsoleCall({
  method: 'PUT',
  path: '/api/events/:event/learners/:learner/team',
  access: 'trainer',
  body: z.object({ team: platformId.nullable() }),
  answer: done,
})

/** Takes a learner out: their pass, cookies and tools let them in no more. */
export const removeLearner = defineConsoleCall({
  method: 'DELETE',
  path: '/api/events/:event/learners/:learner',
  access: 'trainer',
  answer: done,
})

/** A new pass, and new keys for tools. */
export const renewLearner = defineConsoleCall({
  method: 'POST',
  path: '/api/events/:event/learners/:learner/renewal',
  access: 'trainer',
  answer: z.object({ pass: z.string() }),
})

/** The question of a learner was answered. */
export const answerQuestion = defineConsoleCall({
  method: 'DELETE',
  path: '/api/events/:event/learners/:learner/question',
  access: 'trainer',
  answer: done,
})

// Afterwards, and for the host

/** A file of results. `ctfd`: the event with each team's flags, as CTFd imports it. */
export const exportResults = defineConsoleCall({
  method: 'GET',
  path: '/api/events/:event/export',
  access: 'trainer',
  query: z.object({
    as: z.enum(['csv', 'json', 'pdf', 'ctfd']),
    /** With `pdf`: the report of one learner, not of the class. */
    learner: platformId.optional(),
  }),
  answer: z.unknown(),
})

/** The whole catalogue, with the places of its holes: for trainers alone, since learners look over shoulders. */
export const readCatalogueTable = defineConsoleCall({
  method: 'GET',
  path: '/api/catalogue',
  access: 'trainer',
  answer: z.object({ rows: z.array(catalogueRow) }),
})

/** The same as a file. */
export const exportCatalogue = defineConsoleCall({
  method: 'GET',
  path: '/api/catalogue/export',
  access: 'trainer',
  query: z.object({ as: z.enum(['csv', 'json']) }),
  answer: z.unknown(),
})

export const readHost = defineConsoleCall({
  method: 'GET',
  path: '/api/host',
  access: 'observer',
  answer: z.object({
    worldsOpen: z.number().int(),
    worldsCold: z.number().int(),
    /** Bytes of memory of the process, and of the part that each open world takes on average; null where none is open. */
    memoryBytes: z.number(),
    bytesPerWorld: z.number().nullable(),
    /** Bytes on disk that worlds take on average, of those that are open. */
    diskBytesPerWorld: z.number().nullable(),
    /** Own fixes that are judged now, and that wait. */
    judging: z.number().int(),
    waiting: z.number().int(),
    /** Of the event loop in milliseconds, over the last minute. */
    delayP50: z.number(),
    delayP99: z.number(),
    /** Requests per second, over the last minute. */
    requestsPerSecond: z.number(),
    /** Reports that wait on disk for the database. */
    reportsWaiting: z.number().int(),
    /** Limits that were met within the last minute. */
    limits: z.array(z.object({ who: z.string(), limit: z.string(), times: z.number().int() })),
  }),
})
