import type { IncomingHttpHeaders } from 'node:http'
import type { Configuration } from '@fruit/contracts/configuration'
import type { TrainingCatalogue } from '@fruit/training/catalogue/training-catalogue'
import type { InstalledFixes } from '@fruit/training/coding/installed-fixes'
import type { EventChannel } from '@fruit/training/events/event-channel'
import type { ProgressRegistry } from '@fruit/training/progress-registry'
import type { KeptShops } from '@fruit/training/reset/reset'
import type { WorldRegistry } from '@fruit/world/registry'
import type { World, WorldId } from '@fruit/world/world'
import type { FastifyPluginAsync } from 'fastify'
import type { TrustedProxies } from '../callers/trusted-proxies.ts'

/** What a class needs of the shops. */
export interface ShopBackend {
  readonly registry: WorldRegistry
  readonly progressRegistry: ProgressRegistry
  readonly installedFixes: InstalledFixes
  readonly events: EventChannel
  readonly challenges: TrainingCatalogue
  readonly shopsOf: (world: World) => KeptShops
  /** Own fixes that are judged now, and those that wait. */
  readonly judging: () => { readonly judging: number; readonly waiting: number }
}

/** Whom the credentials of a request name. */
export interface Caller {
  readonly world: WorldId
  /** Id of the learner, where several share a world; null outside events. */
  readonly learner: string | null
  /** A trainer who only looks: nothing may be changed, and nothing counts. */
  readonly isLooking: boolean
}

/** What the server asks of a class; without `--class` nobody does. What stands behind it is loaded only then. */
export interface ClassHooks {
  /** Connects the class with the shops. */
  attach(backend: ShopBackend): Promise<void>
  /** Its pages, beside those of the shop. */
  readonly pages: FastifyPluginAsync<ClassPageOptions>
  close(): Promise<void>
  /** Reads the header and the cookies that an event gives its learners; null where there are none. */
  caller(headers: IncomingHttpHeaders): Caller | null
  /** Whether a request names its shop by the host that it asks: other sites must not learn that name. */
  isByHost(headers: IncomingHttpHeaders): boolean
  /** Whether there is an event that is not archived: then only pages that somebody opens get worlds. */
  readonly hasEvents: boolean
  /** Whether an event runs: then newcomers join, and get no world otherwise. */
  readonly isRunning: boolean
  /** The configuration of a shop by the rules of its event. */
  configurationOf(world: WorldId, own: Configuration): Configuration
  /** Key of this team's flags; the one of the host outside events. */
  flagKeyOf(world: WorldId, own: string): string
  /** Keys of the challenges that count in its event; null for all. */
  choiceIn(world: WorldId): ReadonlySet<string> | null
  /** Whether an event leads its learners along a path. */
  isLed(world: WorldId): boolean
  /** Whether it is the shop of a team. */
  isInEvent(world: WorldId): boolean
  /** Which walkthroughs its event has released: `solution` holds the repair as well. */
  releasedIn(world: WorldId): ReadonlyMap<string, 'walkthrough' | 'solution'>
  /** Whether the event of a shop is over and its shops are closed. */
  isClosed(world: WorldId): boolean
  /** Somebody acts in a shop. @param what they do: method and address; null: what they began goes on */
  acts(caller: Caller, what: string | null): void
  /** An answer went out to somebody in a world. */
  answered(world: WorldId, status: number): void
  /** The rules that browsers of a world go by; null outside events. */
  rulesIn(world: WorldId): ToldRules | null
  /** What trainers said that no browser of a world has shown yet. */
  words(world: WorldId): readonly TrainersWord[]
  /** A browser of a world has shown it. */
  wordSeen(world: WorldId, id: string): void
}

export interface ClassPageOptions {
  readonly configuration: Configuration
  readonly proxies: TrustedProxies
}

/** What browsers are told of the rules of their event. */
export interface ToldRules {
  /** Another one for other rules. */
  readonly edition: string
  readonly language: string | null
}

export interface TrainersWord {
  readonly id: string
  readonly text: string
}
