import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { Configuration } from '@fruit/contracts/configuration'
import type { readHost } from '@fruit/contracts/console/calls'
import type { ConsoleAnswer } from '@fruit/contracts/console/console-call'
import type { LiveEvent } from '@fruit/contracts/console/live'
import { flagOf } from '@fruit/training/catalogue/flag'
import type { Clock } from '@fruit/world/clock'
import type { Random } from '@fruit/world/random'
import type { WorldId } from '@fruit/world/world'
import { Platform } from '../store/platform.ts'
import type { StoredEvent } from '../store/tables.ts'
import { ClassAuthenticator } from './class-authenticator.ts'
import type { ClassContext } from './class-context.ts'
import type { Caller, ClassHooks, EventRules, ShopBackend, TrainerMessage } from './class-hooks.ts'
import { ClassJournal } from './class-journal.ts'
import { ClassKeys } from './class-keys.ts'
import { classPages } from './class-page-routes.ts'
import { EventService } from './event-service.ts'
import { HostMetrics } from './host-metrics.ts'
import { hostMetricsOf } from './host-metrics-of.ts'
import { LearnerService } from './learner-service.ts'
import { LearnerShopService } from './learner-shop-service.ts'
import { LiveView } from './live-view.ts'
import { Roster, worldOf } from './roster.ts'
import { rulesAt, underRules } from './shop-rules.ts'
import { TrainerService } from './trainer-service.ts'
import { UnreportedSolves } from './unreported-solves.ts'
import { reportToJournal, teamFlagKey } from './world-reports.ts'

/** Interval of the check for scheduled changes. */
const TICK_INTERVAL_MS = 1_000

export interface ClassOptions {
  /** Folder for the database, unless `databaseUrl` is set, and for reports that are not yet in the database. */
  readonly folder: string
  readonly databaseUrl?: string | undefined
  /** Key from which the credentials of learners are derived. */
  readonly key: string
  /** Key of the host's flags, from which the teams' flag keys are derived. */
  readonly flagKey: string
  readonly clock: Clock
  readonly random: Random
  /** Wildcard host name whose subdomains all resolve to this server; null for none. */
  readonly hostName?: string | null
  readonly limits: {
    readonly wrongCodesPerMinute: number
    readonly learnersPerEvent: number
    readonly reportsPerMinute: number
    readonly reportBytes: number
  }
  readonly report: (line: string) => void
}

/** A class: its events, its learners, and the rules of their shops. Requests use the state in memory; the database stores it. */
export class ClassRoom implements ClassHooks {
  readonly options: ClassOptions
  readonly platform: Platform
  readonly roster: Roster
  readonly keys: ClassKeys
  readonly authenticator: ClassAuthenticator
  readonly metrics: HostMetrics
  readonly journal: ClassJournal
  /** Set while the database cannot be reached; null otherwise. */
  trouble: LiveEvent['trouble'] = null
  /** URL of the shop for learners, without a trailing slash. */
  address = ''
  /** Resident memory of the process before the first world, in bytes. */
  readonly memoryAtStart = process.memoryUsage().rss
  #parts: Parts | null = null
  #turn: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  readonly #configurations = new Map<string, Configuration>()
  /** Rules that were last sent to browsers, by event. */
  readonly #announcedRules = new Map<string, EventRules>()
  /** Sets of the selected challenges, by the array in the settings. */
  readonly #choices = new WeakMap<readonly string[], ReadonlySet<string>>()

  private constructor(options: ClassOptions, platform: Platform, roster: Roster, keys: ClassKeys) {
    this.options = options
    this.platform = platform
    this.roster = roster
    this.keys = keys
    const { clock, random, hostName = null, folder, limits } = options
    this.authenticator = new ClassAuthenticator(roster, keys, clock, random, hostName)
    this.metrics = new HostMetrics(() => clock.now())
    this.journal = new ClassJournal({ platform, roster, clock, random, limits }, join(folder, 'reports'), (error) => {
      this.trouble = error && { since: clock.now(), text: error.message }
      options.report(error ? error.message : 'the class database is reachable again')
    })
  }

  /**
   * Opens the database of a class, and loads events, teams and learners.
   *
   * @throws UnusableDatabaseUrl, PlatformUnreachable, DamagedClassDatabase
   */
  static async open(options: ClassOptions): Promise<ClassRoom> {
    const platform = await Platform.open({ url: options.databaseUrl, file: join(options.folder, 'class.db') })
    const keys = new ClassKeys(options.key)
    const roster = new Roster(keys)
    for (const event of await platform.events.all()) roster.events.set(event.id, event)
    for (const team of await platform.learners.teams()) roster.putTeam(team)
    for (const learner of await platform.learners.all()) roster.putLearner(learner)
    const room = new ClassRoom(options, platform, roster, keys)
    // Includes reports that a killed process left.
    await room.journal.flush()
    for (const event of roster.events.keys())
      for await (const happening of platform.activityLog.progress(event)) room.journal.apply(happening)
    return room
  }

  /** Connects the class with the shops. */
  async attach(backend: ShopBackend): Promise<void> {
    const { clock, random } = this.options
    const view = new LiveView({
      roster: this.roster,
      journal: this.journal,
      catalogue: backend.challenges,
      clock,
      trouble: () => this.trouble,
      atLimit: (world) => this.metrics.limitOf(world),
    })
    const context: ClassContext = {
      ...{
        platform: this.platform,
        roster: this.roster,
        keys: this.keys,
        authenticator: this.authenticator,
        journal: this.journal,
      },
      ...{ view, backend, clock, random },
      inTurn: (change) => {
        const changed = this.#turn.then(change)
        this.#turn = changed.catch(() => {})
        return changed
      },
      inShop: async (team, work) => {
        const world = backend.registry.enter(worldOf(team))
        try {
          await backend.installedFixes.pendingInstall(world)
          return await work(world, backend.progressRegistry.of(world))
        } finally {
          backend.registry.leave(world)
        }
      },
    }
    const { limits, flagKey } = this.options
    const events = new EventService(context, await this.platform.events.templates())
    const learners = new LearnerService(context, limits, (world) => this.flagKeyOf(world, flagKey))
    const shops = new LearnerShopService(context)
    const unreported = new UnreportedSolves(context)
    this.#parts = {
      context,
      events,
      learners,
      shops,
      unreported,
      trainers: new TrainerService(this, context, events, learners, shops),
    }
    reportToJournal(context, backend.events)
    await unreported.catchUpAll()
    this.#timer = setInterval(() => {
      this.tick().catch((error: unknown) => this.options.report(`class: ${String(error)}`))
    }, TICK_INTERVAL_MS)
    this.#timer.unref()
  }

  /** Fastify plugin with the pages for learners. */
  get pages(): ClassHooks['pages'] {
    return classPages(this)
  }

  /** Actions of learners. */
  get learners(): LearnerService {
    return this.#attached.learners
  }

  get view(): LiveView {
    return this.#attached.context.view
  }

  /** Actions of trainers. */
  get trainers(): TrainerService {
    return this.#attached.trainers
  }

  /** Applies scheduled changes, and sends changed rules to open shops. */
  async tick(): Promise<void> {
    const { events, context } = this.#attached
    await events.applySchedule()
    for (const event of this.roster.events.values()) {
      const told = this.#rulesNow(event)
      const before = this.#announcedRules.get(event.id)
      this.#announcedRules.set(event.id, told)
      if (before === undefined || before.edition === told.edition) continue
      for (const team of this.roster.teamsOf(event.id))
        context.backend.events.publisherFor(worldOf(team.id))('rulesChanged', told)
    }
  }

  #rulesNow({ settings, state }: StoredEvent): EventRules {
    const rules = rulesAt(settings, this.options.clock.now())
    const all = JSON.stringify([rules, settings.challenges, state])
    return { edition: createHash('sha256').update(all).digest('base64url'), language: rules.language }
  }

  /** Returns the link with which learners join an event. */
  joinLink(code: string): string {
    return `${this.address}/join?code=${code}`
  }

  // Implementation of ClassHooks

  caller(headers: IncomingHttpHeaders): Caller | null {
    return this.authenticator.caller(headers)
  }

  get isRunning(): boolean {
    return [...this.roster.events.values()].some(({ state }) => state === 'open')
  }

  isByHost(headers: IncomingHttpHeaders): boolean {
    return this.authenticator.isByHost(headers)
  }

  get hasEvents(): boolean {
    return [...this.roster.events.values()].some(({ state }) => state !== 'archived')
  }

  configurationOf(world: WorldId, own: Configuration): Configuration {
    const event = this.roster.eventOfWorld(world)
    if (!event) return own
    const rules = rulesAt(event.settings, this.options.clock.now())
    const key = JSON.stringify(rules)
    // Shops under the same rules share a configuration.
    const known = this.#configurations.get(key) ?? underRules(own, rules)
    if (this.#configurations.size > 100) this.#configurations.clear()
    this.#configurations.set(key, known)
    return known
  }

  flagKeyOf(world: WorldId, own: string): string {
    const team = this.roster.teamOfWorld(world)
    return team ? teamFlagKey(own, team.id) : own
  }

  choiceIn(world: WorldId): ReadonlySet<string> | null {
    const chosen = this.roster.eventOfWorld(world)?.settings.challenges
    if (!chosen) return null
    const known = this.#choices.get(chosen) ?? new Set(chosen)
    this.#choices.set(chosen, known)
    return known
  }

  isPathEnforced(world: WorldId): boolean {
    return (this.roster.eventOfWorld(world)?.settings.path ?? null) !== null
  }

  isInEvent(world: WorldId): boolean {
    return this.roster.teamOfWorld(world) !== undefined
  }

  releasedIn(world: WorldId): ReadonlyMap<string, 'walkthrough' | 'solution'> {
    const event = this.roster.eventOfWorld(world)
    if (!event) return new Map()
    const { state, settings, released } = event
    if (state === 'open' || state === 'planned' || !settings.atEnd.opensWalkthroughs)
      return new Map(Object.entries(released))
    return new Map([...this.#attached.context.backend.challenges.byKey.keys()].map((key) => [key, 'solution']))
  }

  isClosed(world: WorldId): boolean {
    const event = this.roster.eventOfWorld(world)
    return event !== undefined && event.state !== 'open' && event.settings.atEnd.closesShops
  }

  acts({ world, learner, isReadOnly }: Caller, what: string | null): void {
    const team = this.roster.teamOfWorld(world)
    if (!team || isReadOnly || learner === null) return
    this.#attached.unreported.catchUp(team.id)
    this.#attached.context.roster.records.get(team.id)!.actor = learner
    if (what === null || !this.view.recordVisit(learner)) return
    this.journal.note('visit', team.id, { learner, text: what.slice(0, 300) })
    this.view.announceChange(team.event, { learners: [learner] })
  }

  answered(world: WorldId, status: number): void {
    this.metrics.recordResponse(world, status)
  }

  rulesIn(world: WorldId): EventRules | null {
    const event = this.roster.eventOfWorld(world)
    return event ? (this.#announcedRules.get(event.id) ?? this.#rulesNow(event)) : null
  }

  words(world: WorldId): readonly TrainerMessage[] {
    return this.#attached.shops.pendingMessages(world)
  }

  wordSeen(world: WorldId, id: string): void {
    this.#attached.shops.messageShown(world, id)
  }

  /** Metrics of the process for the console. */
  hostMetrics(): ConsoleAnswer<typeof readHost> {
    return hostMetricsOf(this, this.#attached.context.backend)
  }

  /** Returns a function that computes a team's flag of a challenge, which it takes by name. */
  flagsOf(team: string): (name: string) => string {
    const key = teamFlagKey(this.options.flagKey, team)
    return (name) => flagOf(key, name)
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    this.#parts?.context.view.close()
    this.metrics.close()
    await this.#turn
    await this.journal.close()
    await this.platform.close()
  }

  get #attached(): Parts {
    if (!this.#parts) throw new Error('ClassRoom.attach has not been called yet.')
    return this.#parts
  }
}

interface Parts {
  readonly context: ClassContext
  readonly events: EventService
  readonly learners: LearnerService
  readonly shops: LearnerShopService
  readonly trainers: TrainerService
  readonly unreported: UnreportedSolves
}
