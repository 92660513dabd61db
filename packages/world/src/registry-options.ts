import type { Chain } from '@fruit/chain/chain'
import type { ChainDatabase } from '@fruit/chain/chain-database'
import type { Containment } from '@fruit/containment/containment'
import type { Configuration } from '@fruit/contracts/configuration'
import type { Clock } from './clock.ts'
import type { HostDisk } from './host-disk.ts'
import type { Random } from './random.ts'
import type { Room } from './room.ts'
import type { NewSigningKeys } from './signing-keys.ts'
import type { Template } from './template.ts'
import type { UnclaimedLimits } from './unclaimed-worlds.ts'
import type { AskShop, Variant, World, WorldId } from './world.ts'
import type { WorldStorage } from './world-storage.ts'

/** What a registry of worlds is made with. */
export interface RegistryOptions {
  /** Folder of the host's disk that holds templates and worlds. */
  readonly dataFolder: string
  readonly template: Template
  readonly contained: Containment
  /** Variants that a new world runs in its seams: the flaws of the catalogue, by name of the seam. */
  readonly variants: ReadonlyMap<string, Variant>
  /** Binary logarithm of the work that hashing a password takes. */
  readonly passwordCost: number
  /** Sends a request of a world's machine to the world's own shop; without it, every connection is refused. */
  readonly askShop?: AskShop
  /** The configuration of a world, where it is not the template's. It is asked for again and again. */
  readonly configurationOf?: (world: WorldId, own: Configuration) => Configuration
  /** Makes the chain of a world, which opens its file when it needs it; without it, there is none. */
  readonly openChain?: (world: World, openFile: () => ChainDatabase) => Chain
  readonly clock?: Clock
  readonly random?: Random
  /** Gives each world the key pair that signs its tokens; made when it is asked for, unless somebody keeps some. */
  readonly newSigningKeys?: NewSigningKeys
  /** At most this many worlds are open; which one is closed beyond that, `#closeOne` says. */
  readonly openLimit: number
  readonly unclaimed: UnclaimedLimits
  readonly room: Room
  /** Idle worlds are closed after this time. */
  readonly idleAfterMs: number
  /** Larger shops, in bytes on disk, are not kept when a world gets a new one. */
  readonly keptShopBytes: number
  /** Where worlds are stored; on the disk of the data folder unless a test brings another. */
  readonly disk?: HostDisk
  /** Bytes of the disk that are kept free; see `HostDisk`. */
  readonly diskReserve?: number
  /** Called with each world that was opened, before its first visit; when it throws, it has opened nothing. */
  readonly opened?: (world: World, folder: string) => void
  /** Called when another implementation runs in a seam of a world: what is stored may have to be stored otherwise. */
  readonly chosen?: (world: World, seamName: string) => void
  /** Called with each world before it is closed. */
  readonly closing?: (world: World) => void
  /** Copies what can be read of a damaged file of progress into a new one. */
  readonly saveProgress?: (damaged: string, file: string, storage: WorldStorage) => void
  /** Lines for whoever runs the server. */
  readonly report?: (line: string) => void
}
