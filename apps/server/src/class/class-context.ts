import type { Platform } from '@fruit/platform/platform'
import type { Progress } from '@fruit/training/progress'
import type { Clock } from '@fruit/world/clock'
import type { Random } from '@fruit/world/random'
import type { World } from '@fruit/world/world'
import type { ClassDoor } from './class-door.ts'
import type { ShopBackend } from './class-hooks.ts'
import type { ClassJournal } from './class-journal.ts'
import type { ClassKeys } from './class-keys.ts'
import type { LiveView } from './live-view.ts'
import type { Roster } from './roster.ts'

/** What the parts of a class work with. */
export interface ClassContext {
  readonly platform: Platform
  readonly roster: Roster
  readonly keys: ClassKeys
  readonly door: ClassDoor
  readonly journal: ClassJournal
  readonly view: LiveView
  readonly backend: ShopBackend
  readonly clock: Clock
  readonly random: Random
  /** Changes happen one after another, so that nothing changes between a check and its write. */
  inTurn<Result>(change: () => Promise<Result>): Promise<Result>
  /** Does something in the shop of a team, which is opened for it. */
  inShop<Result>(team: string, work: (world: World, progress: Progress) => Result | Promise<Result>): Promise<Result>
}

/** An id of the platform. */
export function newId(random: Random): string {
  return random.hex(20)
}
