import type { Progress } from '@fruit/training/progress'
import type { Clock } from '@fruit/world/clock'
import type { Random } from '@fruit/world/random'
import type { World } from '@fruit/world/world'
import type { Platform } from '../store/platform.ts'
import type { ClassAuthenticator } from './class-authenticator.ts'
import type { ShopBackend } from './class-hooks.ts'
import type { ClassJournal } from './class-journal.ts'
import type { ClassKeys } from './class-keys.ts'
import type { LiveView } from './live-view.ts'
import type { Roster } from './roster.ts'

/** Dependencies that the parts of a class share. */
export interface ClassContext {
  readonly platform: Platform
  readonly roster: Roster
  readonly keys: ClassKeys
  readonly authenticator: ClassAuthenticator
  readonly journal: ClassJournal
  readonly view: LiveView
  readonly backend: ShopBackend
  readonly clock: Clock
  readonly random: Random
  /** Runs changes one after another, so that nothing changes between a check and its write. */
  inTurn<Result>(change: () => Promise<Result>): Promise<Result>
  /** Runs work in the shop of a team, and opens the shop for it. */
  inShop<Result>(team: string, work: (world: World, progress: Progress) => Result | Promise<Result>): Promise<Result>
}

/** Creates a random id for the platform's tables. */
export function newId(random: Random): string {
  return random.hex(20)
}
