import type { IncomingHttpHeaders } from 'node:http'
import type { Configuration } from '@fruit/contracts/configuration'
import type { TrustedProxies } from '@fruit/network/trusted-proxies'
import type { TrainingCatalogue } from '@fruit/training/catalogue/training-catalogue'
import type { InstalledFixes } from '@fruit/training/coding/installed-fixes'
import type { EventChannel } from '@fruit/training/events/event-channel'
import type { ProgressRegistry } from '@fruit/training/progress-registry'
import type { KeptShops } from '@fruit/training/reset/reset'
import type { WorldRegistry } from '@fruit/world/registry/registry'
import type { World, WorldId } from '@fruit/world/world'
import type { FastifyPluginAsync } from 'fastify'

/** Services of the shops that a class uses. */
export interface ShopBackend {
  readonly registry: WorldRegistry
  readonly progressRegistry: ProgressRegistry
  readonly installedFixes: InstalledFixes
  readonly events: EventChannel
  readonly challenges: TrainingCatalogue
  readonly shopsOf: (world: World) => KeptShops
  /** Number of own fixes that are being judged, and of those in the queue. */
  readonly judging: () => { readonly judging: number; readonly waiting: number }
}

/** World and learner that the credentials of a request name. */
export interface Caller {
  readonly world: WorldId
  /** Id of the learner; null outside events and for read-only sessions. */
  readonly learner: string | null
  /** A trainer's read-only session: it may change nothing, and nothing counts. */
  readonly isReadOnly: boolean
}

/** Interface of a class for the server, used only with `--class`. The implementation is loaded only then. */
export interface ClassHooks {
  /** Connects the class with the shops. */
  attach(backend: ShopBackend): Promise<void>
  /** Fastify plugin with the pages of the class. */
  readonly pages: FastifyPluginAsync<ClassPageOptions>
  close(): Promise<void>
  /** Identifies the caller by the header, host name and cookies of an event; null without them. */
  caller(headers: IncomingHttpHeaders): Caller | null
  /** Whether a request names its shop by the host name, which is a secret that other sites must not learn. */
  isByHost(headers: IncomingHttpHeaders): boolean
  /** Whether an event is not archived. Then only page visits get new worlds. */
  readonly hasEvents: boolean
  /** Whether an event is open. Then newcomers must join to get a world. */
  readonly isRunning: boolean
  /** Returns the configuration of a shop under the rules of its event. */
  configurationOf(world: WorldId, own: Configuration): Configuration
  /** Returns the flag key of the world's team; outside events `own`, the host's key. */
  flagKeyOf(world: WorldId, own: string): string
  /** Returns the keys of the challenges that count in the world's event; null for all. */
  choiceIn(world: WorldId): ReadonlySet<string> | null
  /** Whether the world's event prescribes a learning path. */
  isPathEnforced(world: WorldId): boolean
  /** Whether the world is the shop of a team. */
  isInEvent(world: WorldId): boolean
  /** Returns the walkthroughs that the world's event has released; `solution` includes the fix. */
  releasedIn(world: WorldId): ReadonlyMap<string, 'walkthrough' | 'solution'>
  /** Whether the event of a world is not open and closes its shops. */
  isClosed(world: WorldId): boolean
  /** Records activity of a caller. @param what method and URL; null for continued work of an earlier request */
  acts(caller: Caller, what: string | null): void
  /** Records the status of a response to a world. */
  answered(world: WorldId, status: number): void
  /** Returns the rules for the browsers of a world; null outside events. */
  rulesIn(world: WorldId): EventRules | null
  /** Returns trainer messages that no browser of the world has shown yet. */
  words(world: WorldId): readonly TrainerMessage[]
  /** Records that a browser of the world has shown a trainer message. */
  wordSeen(world: WorldId, id: string): void
}

export interface ClassPageOptions {
  readonly configuration: Configuration
  readonly proxies: TrustedProxies
}

/** Rules of an event as sent to browsers. */
export interface EventRules {
  /** Hash of the rules. */
  readonly edition: string
  readonly language: string | null
}

export interface TrainerMessage {
  readonly id: string
  readonly text: string
}
