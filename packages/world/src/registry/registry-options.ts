import type { Chain } from '@fruit/chain/chain'
import type { ChainDatabase } from '@fruit/chain/chain-database'
import type { Configuration } from '@fruit/contracts/configuration'
import type { Containment } from '@fruit/sandbox/containment'
import type { Clock } from '../clock.ts'
import type { Random } from '../random.ts'
import type { HostDisk } from '../storage/host-disk.ts'
import type { NewSigningKeys } from '../storage/signing-keys.ts'
import type { StorageLimits } from '../storage/storage-limits.ts'
import type { WorldStorage } from '../storage/world-storage.ts'
import type { RequestShop, Variant, World, WorldId } from '../world.ts'
import type { Template } from './template.ts'
import type { UnclaimedLimits } from './unclaimed-worlds.ts'

/** Options of a `WorldRegistry`. */
export interface RegistryOptions {
  /** Folder of the host's disk that holds templates and worlds. */
  readonly dataFolder: string
  readonly template: Template
  readonly contained: Containment
  /** Variants that a new world runs in its seams: the flaws of the catalogue, by seam name. */
  readonly variants: ReadonlyMap<string, Variant>
  /** Cost factor of password hashes, as a binary logarithm. */
  readonly passwordCost: number
  /** Sends a request of a world's machine to the world's own shop; without it, every connection is refused. */
  readonly askShop?: RequestShop
  /** The configuration of a world when it differs from the template's. Called at each use, because it may change. */
  readonly configurationOf?: (world: WorldId, own: Configuration) => Configuration
  /** Creates the chain of a world, which opens its file when it needs it. Without this option, worlds have no chain. */
  readonly openChain?: (world: World, openFile: () => ChainDatabase) => Chain
  /** Resolves when a request of a world may continue between parts of long work; default: in the next iteration of the event loop. */
  readonly nextTurn?: (world: WorldId) => Promise<void>
  readonly clock?: Clock
  readonly random?: Random
  /** Returns the key pair that signs a world's tokens; by default it is generated on demand. */
  readonly newSigningKeys?: NewSigningKeys
  /** Maximum number of open worlds; `#closeOne` chooses the world to close when there are more. */
  readonly openLimit: number
  readonly unclaimed: UnclaimedLimits
  readonly room: StorageLimits
  /** Idle worlds are closed after this time. */
  readonly idleAfterMs: number
  /** A shop of more bytes on disk is not kept when the world gets a new one. */
  readonly keptShopBytes: number
  /** The disk on which worlds are stored; by default that of the data folder. Tests replace it. */
  readonly disk?: HostDisk
  /** Bytes of the disk that are kept free; see `HostDisk`. */
  readonly diskReserve?: number
  /** Called with each opened world before its first visit. When it throws, the world stays closed. */
  readonly opened?: (world: World, folder: string) => void
  /** Called when a seam of a world gets another implementation, which may need the stored data in another form. */
  readonly chosen?: (world: World, seamName: string) => void
  /** Called with each world before it is closed. */
  readonly closing?: (world: World) => void
  /** Copies the readable part of a damaged progress file into a new file. */
  readonly saveProgress?: (damaged: string, file: string, storage: WorldStorage) => void
  /** Receives messages for the operator of the server. */
  readonly report?: (line: string) => void
}
