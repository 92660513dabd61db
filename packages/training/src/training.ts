import type { TrainingCall } from '@fruit/contracts/call'
import type { BackgroundThrottle } from '@fruit/scheduling/background-throttle'
import type { WorldRegistry } from '@fruit/world/registry/registry'
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
import type { LoopbackShop } from './inside/inside-shop.ts'
import { notificationMessages, notificationRoutes } from './notifications/notification-routes.ts'
import type { Progress } from './progress.ts'
import type { KeptShops } from './reset/reset.ts'
import { resetRoutes } from './reset/reset-routes.ts'
import { type Scanning, scanningRoutes } from './scanning/scanning-routes.ts'
import { walkthroughRoutes } from './walkthroughs/walkthrough-routes.ts'
import type { Walkthroughs } from './walkthroughs/walkthroughs.ts'

/** Dependencies of the training layer's calls. */
export interface TrainingParts {
  /** Returns the progress of an open world. */
  readonly of: (world: World) => Progress
  readonly installedFixes: InstalledFixes
  readonly inside: LoopbackShop
  readonly ownFixJudge: OwnFixJudge
  readonly walkthroughs: Walkthroughs
  /** Returns null when the configuration disables it. */
  readonly scanning: () => Scanning | null
  readonly events: EventChannel
  readonly registry: WorldRegistry
  /** The shops of a world; active visits end in the shop in which they began. */
  readonly shopsOf: (world: World) => KeptShops
  /** Throttle of tasks that block the main thread, such as creating a shop. */
  readonly pace: BackgroundThrottle
  /** Counts a reset or an undo of a world; returns 0, or the seconds to wait when the limit is reached. */
  readonly resetWait: (world: WorldId) => number
}

/** The calls of the training layer. */
export function trainingRoutes(parts: TrainingParts): readonly Route<TrainingCall>[] {
  const { of, installedFixes, shopsOf, pace, resetWait } = parts
  return [
    ...challengeRoutes(of),
    ...hintRoutes(of),
    ...continueRoutes(of),
    ...snippetRoutes(of),
    ...notificationRoutes(of),
    ...resetRoutes(of, installedFixes, shopsOf, pace, resetWait),
    ...codingRoutes(of, installedFixes, parts.inside, parts.ownFixJudge, parts.events, parts.registry),
    ...walkthroughRoutes(of, parts.walkthroughs),
    ...scanningRoutes(of, parts.scanning),
  ]
}

/** The socket messages of the training layer. @param of returns the progress of an open world */
export function trainingMessages(of: (world: World) => Progress): readonly MessageRoute[] {
  return notificationMessages(of)
}
