import type { ClassHooks } from '@fruit/classroom/class/class-hooks'
import type { Limits } from '@fruit/contracts/configuration/limits'
import type { TrustedProxies } from '@fruit/network/trusted-proxies'
import type { BackgroundThrottle } from '@fruit/scheduling/background-throttle'
import type { RequestScheduler } from '@fruit/scheduling/request-scheduler'
import type { LoopbackVisits } from '@fruit/training/inside/inside-visits'
import type { Backend } from '../startup/backend.ts'
import type { LastAddressByWorld } from './limits/last-address-by-world.ts'
import type { WorldNaming } from './world-naming.ts'

/** Objects that the plugins and sockets of a server share. */
export interface ServerParts {
  readonly backend: Backend
  readonly naming: WorldNaming
  /** Events and their rules; only with `--class`. */
  readonly room: ClassHooks | undefined
  readonly insideVisits: LoopbackVisits
  readonly proxies: TrustedProxies
  readonly lastAddresses: LastAddressByWorld
  readonly limits: Limits
  readonly basePath: string
  /** Throttle for work that blocks the main thread: new worlds, and resets of shops. */
  readonly pace: BackgroundThrottle
  /** Schedules the requests of each world. */
  readonly turns: RequestScheduler
  /** Receives messages for the operator. */
  readonly report: (line: string) => void
}
