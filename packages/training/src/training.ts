import type { TrainingCall } from '@fruit/contracts/call'
import type { Pace } from '@fruit/world/pace'
import type { WorldRegistry } from '@fruit/world/registry'
import type { MessageRoute, Route } from '@fruit/world/route'
import type { World, WorldId } from '@fruit/world/world'
import { challengeRoutes } from './challenges/challenge-routes.ts'
import { codingRoutes } from './coding/coding-routes.ts'
import type { InstalledFixes } from './coding/installed-fixes.ts'
import type { OwnFixJudge } from './coding/own-fix-judge.ts'
import { snippetRoutes } from './coding/snippet-routes.ts'
import { continueRoutes } from './continue-codes/continue-routes.ts'
import type { EventChannel } from './events/event-channel.ts'
import { hintRoutes } from './hints/hint-routes.ts'
import type { InsideShop } from './inside/inside-shop.ts'
import { notificationMessages, notificationRoutes } from './notifications/notification-routes.ts'
import type { Progress } from './progress.ts'
import type { KeptShops } from './reset/reset.ts'
import { resetRoutes } from './reset/reset-routes.ts'
import { type Scanning, scanningRoutes } from './scanning/scanning-routes.ts'
import { walkthroughRoutes } from './walkthroughs/walkthrough-routes.ts'
import type { Walkthroughs } from './walkthroughs/walkthroughs.ts'

/** What the calls of the training layer work with. */
export interface TrainingParts {
  /** The progress of a world that is open. */
  readonly of: (world: World) => Progress
  readonly installedFixes: InstalledFixes
  readonly inside: InsideShop
  readonly ownFixJudge: OwnFixJudge
  readonly walkthroughs: Walkthroughs
  /** Null where the configuration does not show it. */
  readonly scanning: () => Scanning | null
  readonly events: EventChannel
  readonly registry: WorldRegistry
  /** The shops of a world; visits that are under way end in the one that they began in. */
  readonly shopsOf: (world: World) => KeptShops
  /** Of what holds the main thread: a new shop does. */
  readonly pace: Pace
  /** Counts a reset or an undo of a world; gives 0, or the seconds to wait where there were too many. */
  readonly resetWait: (world: WorldId) => number
}

/** The calls of the training layer. */
export function trainingRoutes(parts: TrainingParts): readonly Route<TrainingCall>[] {
  const {
    of,
    installedFixes,
    inside,
    ownFixJudge,
    walkthroughs,
    scanning,
    events,
    registry,
    shopsOf,
    pace,
    resetWait,
  } = parts
  return [
    ...challengeRoutes(of),
    ...hintRoutes(of),
    ...continueRoutes(of),
    ...snippetRoutes(of),
    ...notificationRoutes(of),
    ...resetRoutes(of, installedFixes, shopsOf, pace, resetWait),
    ...codingRoutes(of, installedFixes, inside, ownFixJudge, events, registry),
    ...walkthroughRoutes(of, walkthroughs),
    ...scanningRoutes(of, scanning),
  ]
}

/** The messages of the training layer. @param of the progress of a world that is open */
export function trainingMessages(of: (world: World) => Progress): readonly MessageRoute[] {
  return notificationMessages(of)
}
