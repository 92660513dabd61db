import { randomUUID } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'
import { sourceOf } from '@fruit/catalogue/catalogue'
import type {
  changeEvent,
  changeEventState,
  createReadOnlyLink,
  giveHint,
  moveLearner,
  readChoices,
  readHost,
  readLearner,
  release,
  renewCredentials,
  resetLearners,
  sendMessage,
} from '@fruit/contracts/console/calls'
import type { CatalogueRow } from '@fruit/contracts/console/catalogue-table'
import type { ClassEvent, EventSettings, EventTemplate } from '@fruit/contracts/console/class-event'
import type { ConsoleAnswer, ConsoleBody } from '@fruit/contracts/console/console-call'
import type { ActivityEntry, LiveEvent, LiveMessage } from '@fruit/contracts/console/live'
import { LANGUAGES } from '@fruit/contracts/languages'
import { catalogueTable } from '@fruit/training/scanning/catalogue-table'
import { literal } from '@fruit/world/texts/texts'
import type { StoredActivityEntry, StoredEvent, StoredSignIn, StoredTrainer } from '../store/tables.ts'
import type { ClassContext } from './class-context.ts'
import { ClassRefusal } from './class-refusal.ts'
import { type EventService, RETENTION_MS } from './event-service.ts'
import type { LearnerService } from './learner-service.ts'
import type { LearnerShopService } from './learner-shop-service.ts'

/** Maximum size of a learner's timeline. */
const TIMELINE = { entries: 500, characters: 500_000 }
/** Number of teams whose flags, about a thousand, are computed before other requests run. */
const TEAMS_PER_BATCH = 10

/** The flag of one team for one challenge. */
export interface TeamFlag {
  /** Id of the team. */
  readonly team: string
  readonly challenge: string
  readonly flag: string
}

/** Methods of the class that the desk uses. */
interface Room {
  readonly address: string
  joinLink(code: string): string
  flagsOf(team: string): (name: string) => string
  hostMetrics(): ConsoleAnswer<typeof readHost>
}

/** All operations of the trainer's console. The console itself checks permissions. */
export class TrainerService {
  readonly #room: Room
  readonly #context: ClassContext
  readonly #events: EventService
  readonly #learners: LearnerService
  readonly #shops: LearnerShopService
  /** Accounts of trainers, and their log of sign-ins. */
  readonly platform: TrainerAccounts

  constructor(
    room: Room,
    context: ClassContext,
    events: EventService,
    learners: LearnerService,
    shops: LearnerShopService,
  ) {
    this.#room = room
    this.#context = context
    this.#events = events
    this.#learners = learners
    this.#shops = shops
    this.platform = trainerAccounts(context)
  }

  choices(): ConsoleAnswer<typeof readChoices> {
    const { paths } = this.#context.backend.challenges
    return {
      challenges: this.#context.view.allChallenges(),
      paths: paths.map(({ entry, challenges }) => ({
        id: entry.id,
        name: entry.title('en'),
        challenges: challenges.map(({ challenge }) => challenge.key),
      })),
      languages: LANGUAGES.map(({ key, lang }) => ({ key, name: lang })),
    }
  }

  /** Returns the catalogue's data on every challenge. */
  catalogueTable(): Promise<CatalogueRow[]> {
    const { entries, paths } = this.#context.backend.challenges
    return catalogueTable({ entries, paths: paths.map(({ entry }) => entry), codeOf: sourceOf })
  }

  events(): ClassEvent[] {
    return [...this.#context.roster.events.values()].map((event) => this.#shown(event))
  }

  /** @throws ClassRefusal 404 for an unknown id, like all methods that take one */
  event(id: string): ClassEvent {
    return this.#shown(this.#context.roster.event(id))
  }

  templates(): readonly EventTemplate[] {
    return this.#events.templates
  }

  async createEvent(settings: EventSettings): Promise<ClassEvent> {
    return this.#shown(await this.#events.create(settings))
  }

  async changeEvent(id: string, change: ConsoleBody<typeof changeEvent>): Promise<ClassEvent> {
    return this.#shown(await this.#events.change(id, change))
  }

  async moveEvent(id: string, body: ConsoleBody<typeof changeEventState>): Promise<ClassEvent> {
    return this.#shown(await this.#events.move(id, body))
  }

  async duplicateEvent(id: string): Promise<ClassEvent> {
    return this.#shown(await this.#events.duplicate(id))
  }

  deleteEvent(id: string): Promise<void> {
    return this.#events.delete(id)
  }

  keepTemplate(settings: EventSettings): Promise<EventTemplate> {
    return this.#events.keepTemplate(settings)
  }

  deleteTemplate(id: string): Promise<void> {
    return this.#events.deleteTemplate(id)
  }

  live(id: string): LiveEvent {
    return this.#context.view.snapshot(this.#context.roster.event(id))
  }

  watch(id: string, send: (message: LiveMessage) => void): () => void {
    return this.#context.view.watch(this.#context.roster.event(id), send)
  }

  async learner(event: string, id: string, role: StoredTrainer['role']): Promise<ConsoleAnswer<typeof readLearner>> {
    const { roster, journal, platform, keys, authenticator } = this.#context
    const learner = roster.learner(event, id)
    await journal.flush()
    const latest = await platform.activityLog.latest(learner.team, id, TIMELINE)
    const mayKnow = role === 'trainer' && learner.removedAt === null
    return {
      happenings: latest.map(withoutEvent),
      pass: mayKnow ? keys.passOf(learner) : null,
      tools: mayKnow ? { header: keys.toolsKeyOf(learner), host: authenticator.hostOf(learner) } : null,
      ownFixes: latest
        .filter(({ kind }) => kind === 'own-fix')
        .map(({ challenge, at, text }) => {
          const end = text.indexOf('\n')
          return { challenge: challenge ?? '', at, verdict: text.slice(0, end), code: text.slice(end + 1) }
        }),
    }
  }

  async sendWord(event: string, body: ConsoleBody<typeof sendMessage>): Promise<void> {
    this.#shops.sendWord(event, body)
  }

  giveHint(event: string, body: ConsoleBody<typeof giveHint>): Promise<void> {
    return this.#shops.giveHint(event, body)
  }

  /** Texts of the hints of a challenge, as HTML. */
  hintsOf(challenge: string): readonly string[] {
    return this.#shops.entry(challenge).hints('en')
  }

  /** The task of a challenge as HTML, in English. */
  taskOf(challenge: string): string {
    return this.#shops.entry(challenge).brief('en')
  }

  async release(event: string, { challenge, what }: ConsoleBody<typeof release>): Promise<void> {
    this.#shops.entry(challenge)
    await this.#events.release(event, challenge, what)
    this.#shops.released(event, challenge, what)
  }

  async resetLearners(
    event: string,
    body: ConsoleBody<typeof resetLearners>,
  ): Promise<ConsoleAnswer<typeof resetLearners>> {
    return { shops: await this.#shops.reset(event, body) }
  }

  /** @param trainer id of the trainer */
  async lookIn(event: string, learner: string, trainer: string): Promise<ConsoleAnswer<typeof createReadOnlyLink>> {
    const { team } = this.#context.roster.learner(event, learner)
    return {
      address: `${this.#room.address}/class/look?ticket=${this.#context.authenticator.ticketFor(team, trainer)}`,
    }
  }

  moveLearner(event: string, learner: string, { team }: ConsoleBody<typeof moveLearner>): Promise<void> {
    return this.#learners.moveTo(event, learner, team)
  }

  removeLearner(event: string, learner: string): Promise<void> {
    return this.#learners.remove(event, learner)
  }

  async renewLearner(event: string, learner: string): Promise<ConsoleAnswer<typeof renewCredentials>> {
    return { pass: this.#context.keys.passOf(await this.#learners.renew(event, learner)) }
  }

  async answerQuestion(event: string, learner: string): Promise<void> {
    await this.#learners.ask(this.#context.roster.learner(event, learner).id, null)
  }

  /** Returns all journal entries of an event, oldest first. */
  async happenings(event: string): Promise<AsyncIterable<ActivityEntry>> {
    this.#context.roster.event(event)
    await this.#context.journal.flush()
    return withoutEvents(this.#context.platform.activityLog.all(event))
  }

  /** Returns the journal entries of a team's own fixes, oldest first. */
  async ownFixes(event: string, team: string): Promise<AsyncIterable<ActivityEntry>> {
    this.#context.roster.event(event)
    await this.#context.journal.flush()
    return withoutEvents(this.#context.platform.activityLog.ownFixes(team))
  }

  /** Returns the flag of each team for each challenge that counts. */
  async flags(event: string): Promise<TeamFlag[]> {
    const { roster, view } = this.#context
    const challenges = view.challenges(roster.event(event))
    const flags: TeamFlag[] = []
    for (const [index, { id }] of roster.teamsOf(event).entries()) {
      if (index % TEAMS_PER_BATCH === 0) await pause()
      const flagOf = this.#room.flagsOf(id)
      for (const { key, name } of challenges) flags.push({ team: id, challenge: key, flag: flagOf(name) })
    }
    return flags
  }

  host(): ConsoleAnswer<typeof readHost> {
    return this.#room.hostMetrics()
  }

  #shown(event: StoredEvent): ClassEvent {
    const { roster } = this.#context
    const { id, settings, state, code, createdAt, openedAt, endedAt } = event
    const deletedAt = endedAt === null || settings.isKept ? null : endedAt + RETENTION_MS
    const learners = roster.learnersOf(id).filter(({ removedAt }) => removedAt === null)
    return {
      ...{ id, settings, state, code, createdAt, openedAt, endedAt, deletedAt },
      joinLink: this.#room.joinLink(code),
      learners: learners.length,
      teams: new Set(learners.map(({ team }) => team)).size,
    }
  }
}

/** The operations as the console uses them. Rejected ones throw an error with a `status` and an English message for the trainer. */
export type ConsoleRoom = Pick<TrainerService, keyof TrainerService>

type TrainerAccounts = ReturnType<typeof trainerAccounts>

function trainerAccounts({ platform: { trainers }, clock, authenticator }: ClassContext) {
  return {
    trainers: {
      list: () => trainers.all(),
      async add(trainer: Pick<StoredTrainer, 'name' | 'role' | 'hash'>): Promise<StoredTrainer> {
        const added = { ...trainer, id: randomUUID().replaceAll('-', ''), createdAt: clock.now() }
        if (!(await trainers.add(added)))
          throw new ClassRefusal(409, literal('There is a trainer of this name already.'))
        return added
      },
      byName: (name: string) => trainers.byName(name),
      async remove(id: string): Promise<void> {
        await trainers.remove(id)
        authenticator.endReadOnlySessions('trainer', id)
      },
      setHash: (id: string, hash: string) => trainers.setHash(id, hash),
    },
    signIns: {
      add: (entry: StoredSignIn) => trainers.recordSignIn(entry),
      latest: (most: number) => trainers.signIns(most),
    },
  }
}

/** Waits for the first entry, so that a database that cannot be reached is reported before a file is sent. */
async function withoutEvents(entries: AsyncGenerator<StoredActivityEntry>): Promise<AsyncIterable<ActivityEntry>> {
  const first = await entries.next()
  const all = async function* () {
    if (first.done) return
    yield withoutEvent(first.value)
    for await (const entry of entries) yield withoutEvent(entry)
  }
  return all()
}

function withoutEvent({ event: _, ...happening }: StoredActivityEntry): ActivityEntry {
  return happening
}
