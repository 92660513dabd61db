import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextIteration } from 'node:timers/promises'
import { CHAIN_TABLES } from '@fruit/chain/chain-store'
import { NetFailure } from '@fruit/sandbox/net/net-job'
import { createLruPool } from '@fruit/scheduling/lru-pool'
import { type Clock, systemClock } from '../clock.ts'
import { Documents } from '../documents.ts'
import { type Random, systemRandom } from '../random.ts'
import { ChainFile } from '../storage/chain-file.ts'
import { Connections } from '../storage/connections.ts'
import { EmptyDatabase } from '../storage/database-file.ts'
import { HostDisk } from '../storage/host-disk.ts'
import { WorldSecrets } from '../storage/secrets.ts'
import { ShopDatabase } from '../storage/shop-database.ts'
import { ShopFolders } from '../storage/shop-folders.ts'
import { makeSigningKeys } from '../storage/signing-keys.ts'
import type { DamagedWorld } from '../storage/storage-failure.ts'
import { VAULT_TABLES, Vault } from '../storage/vault.ts'
import { WorldFiles } from '../storage/world-files.ts'
import { WorldStorage } from '../storage/world-storage.ts'
import { WorldLogs } from '../visits/world-logs.ts'
import { World, type WorldId } from '../world.ts'
import { DamagedWorlds } from './damaged-worlds.ts'
import type { RegistryOptions } from './registry-options.ts'
import { type BuiltTemplate, loadTemplate } from './template.ts'
import { UnclaimedWorlds } from './unclaimed-worlds.ts'

const WORLD_ID = /^[a-z0-9-]{1,64}$/

/** Prefix of the ids of scratch worlds, which are created for one test of a fix and deleted after it. */
export const SCRATCH_PREFIX = 'scratch-'

/** When there are too many open worlds, a world unused for this many milliseconds is closed first. */
const EVICTABLE_AFTER_MS = 60_000
/** Maximum number of open vaults. A world reads its keys and changed files there. */
const MAX_OPEN_VAULTS = 32

interface OpenWorld {
  readonly world: World
  readonly vault: Vault
  /** Absolute path of the folder of this shop. */
  readonly shop: string
  visits: number
  lastUsed: number
}

/** Thrown for a malformed world id. */
export class InvalidWorldIdError extends Error {
  override readonly name = 'InvalidWorldIdError'
}

/** Options in which no source of time or randomness is missing. */
type Options = RegistryOptions & { readonly clock: Clock; readonly random: Random }

/** All worlds of a data folder: creates them by copying the template, opens them from disk, closes idle ones. */
export class WorldRegistry {
  readonly #options: Options
  readonly #template: BuiltTemplate
  readonly #open = new Map<WorldId, OpenWorld>()
  /** Worlds that are closed for new visits and wait for the end of their last one. */
  readonly #draining = new Map<World, OpenWorld>()
  readonly #connections = new Connections()
  readonly #openVaults = createLruPool(MAX_OPEN_VAULTS)
  readonly #discarded = new Set<WorldId>()
  readonly #deletionListeners: ((id: WorldId) => void)[] = []
  readonly #damaged: DamagedWorlds
  readonly #disk: HostDisk
  readonly #chainModel = new EmptyDatabase((connection) => connection.exec(CHAIN_TABLES))
  readonly #vaultModel = new EmptyDatabase((connection) => connection.exec(VAULT_TABLES))
  readonly #unclaimed: UnclaimedWorlds
  readonly #sweeper: NodeJS.Timeout
  #generation = 0

  private constructor(options: Options, template: BuiltTemplate, unclaimed: UnclaimedWorlds, disk: HostDisk) {
    this.#options = options
    this.#template = template
    this.#unclaimed = unclaimed
    this.#disk = disk
    this.#damaged = new DamagedWorlds(options, disk)
    this.#sweeper = setInterval(() => {
      this.#trying('closing idle worlds', () => this.#closeIdle())
      this.#trying('deleting unclaimed worlds', () => this.#discardUnclaimed())
    }, 60_000)
    this.#sweeper.unref()
  }

  /** Builds the template database when it is missing and removes what an earlier process left unfinished. */
  static async start(given: RegistryOptions): Promise<WorldRegistry> {
    const { clock = systemClock, random = systemRandom, diskReserve: reserve, report } = given
    const options = { ...given, clock, random }
    const worlds = join(options.dataFolder, 'worlds')
    mkdirSync(options.dataFolder, { recursive: true })
    const entries = existsSync(worlds) ? readdirSync(worlds, { withFileTypes: true }) : []
    // Ignores other folders, such as a copy of a world or the file system's own `lost+found`.
    const names = entries.flatMap((entry) => (entry.isDirectory() && WORLD_ID.test(entry.name) ? entry.name : []))
    const disk = options.disk ?? new HostDisk(options.dataFolder, { reserve, report })
    // Reports scarce disk space at the start.
    disk.checkSpace()
    const unclaimed = new UnclaimedWorlds((id) => join(worlds, id), options.unclaimed, disk, clock)
    const unfinished = names.filter((name) => name.startsWith(SCRATCH_PREFIX) || !isFinished(join(worlds, name)))
    for (const name of [...unfinished, ...unclaimed.takeOver(names)]) removeFolder(join(worlds, name))
    const template = await loadTemplate(options.dataFolder, options.template, { random, clock, disk })
    return new WorldRegistry(options, template, unclaimed, disk)
  }

  /**
   * Returns the world with an id, and opens or creates it when needed. The caller calls `leave` at the end of the visit.
   *
   * @throws InvalidWorldIdError when the id is not 1 to 64 of the characters a-z, 0-9 and `-`
   * @throws DamagedWorld when a file of the world cannot be read; DiskFull when there is no space to open or create it
   */
  enter(id: WorldId): World {
    const open = this.#open.get(id) ?? this.#openWorld(id)
    open.visits++
    open.lastUsed = this.#options.clock.now()
    this.#unclaimed.claim(id)
    // Keeps the map sorted by last use.
    this.#open.delete(id)
    this.#open.set(id, open)
    return open.world
  }

  /**
   * Like `enter`, for a visitor who receives this id with the response. The world is unclaimed until a request sends the id:
   * clients without cookies (probes, scrapers, scripts) would otherwise leave a world behind with each request.
   */
  enterNew(id: WorldId): World {
    this.#disk.assertSpaceForWorlds()
    // The mark is written first, so that a crash in between leaves no world that looks claimed.
    this.#unclaimed.mark(id)
    const world = this.#enterMarked(id)
    this.#unclaimed.add(id)
    this.#discardUnclaimed()
    return world
  }

  /**
   * Call after a write in a world, before the response is sent: an unclaimed world is then kept for the full period, however many
   * newer ones are created.
   */
  markWritten({ id }: World): void {
    this.#unclaimed.markWritten(id)
  }

  #enterMarked(id: WorldId): World {
    try {
      return this.enter(id)
    } catch (error) {
      if (!this.#open.has(id)) removeFolder(this.#folder(id))
      throw error
    }
  }

  /**
   * Opens a world ahead of its next visit.
   *
   * @throws DamagedWorld when a file of the world cannot be read; DiskFull when there is no space to open it
   */
  open(id: WorldId): void {
    if (!this.#open.has(id)) this.#openWorld(id)
  }

  /** True when a world with this id exists, open or on disk. */
  has(id: WorldId): boolean {
    return this.#open.has(id) || (WORLD_ID.test(id) && existsSync(this.#folder(id)))
  }

  /** Ends a visit that `enter` or `enterNew` began. */
  leave(world: World): void {
    const open = this.#open.get(world.id)
    if (open?.world === world) {
      open.visits--
      return
    }
    const draining = this.#draining.get(world)
    if (draining && --draining.visits === 0) this.#finish(draining)
  }

  /** Number of active visits in all worlds. */
  get visits(): number {
    return [...this.#open.values(), ...this.#draining.values()].reduce((sum, { visits }) => sum + visits, 0)
  }

  /** Ids of the worlds on disk whose folder contains a file of this name. */
  worldsWithFile(name: string): WorldId[] {
    const worlds = join(this.#options.dataFolder, 'worlds')
    return existsSync(worlds) ? readdirSync(worlds).filter((id) => existsSync(join(worlds, id, name))) : []
  }

  /** Number of worlds on disk, and average size in bytes of an open world's shop there; null when no world is open. */
  diskUsage(): { readonly count: number; readonly diskBytes: number | null } {
    const worlds = join(this.#options.dataFolder, 'worlds')
    const some = [...this.#open.values()].slice(-20)
    const sizes = some.flatMap(({ shop }) => readdirSync(shop).map((name) => statSync(join(shop, name)).size))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    return {
      count: existsSync(worlds) ? readdirSync(worlds).length : 0,
      diskBytes: some.length > 0 ? Math.round(bytes / some.length) : null,
    }
  }

  /** Runs `work` read-only: writes in it, and in asynchronous calls that it starts, are refused. */
  readOnly<Result>(work: () => Result): Result {
    return this.#disk.readOnly(work)
  }

  /** Ids of the open worlds, including worlds that close after their last visit. */
  get openWorlds(): WorldId[] {
    return [...new Set([...this.#open.keys(), ...[...this.#draining.keys()].map(({ id }) => id)])]
  }

  /**
   * Gives a world a new shop from the template and keeps its progress. Active visits end in the old shop. The old shop stays on
   * disk for `bringBack`, or is deleted after the last visit when it is too large to be kept.
   *
   * @returns the name of the old shop if it is kept, otherwise null
   */
  reset(id: WorldId): string | null {
    const shops = this.#shops(id)
    const old = shops.present
    const kept = old !== null && shops.sizeOf(old) <= this.#options.keptShopBytes ? old : null
    shops.activate(shops.create(this.#template.shopFile), kept)
    this.#drain(id)
    shops.deleteUnused((shop) => this.#inUse(shop))
    return kept
  }

  /** Names of the shops of a world that `bringBack` can open, oldest first. */
  keptShops(id: WorldId): readonly string[] {
    return this.#shops(id).kept
  }

  /**
   * Opens a kept shop instead of the present one, from the next visit on. The present shop is kept.
   *
   * @returns the name of the previous shop; null when it is too large to be kept; undefined when nothing was done, because the
   *   shop does not exist or still has an active visit
   */
  restoreShop(id: WorldId, name: string): string | null | undefined {
    const shops = this.#shops(id)
    const { present } = shops
    if (present === null || !shops.kept.includes(name) || this.#inUse(shops.path(name))) return undefined
    const kept = shops.sizeOf(present) <= this.#options.keptShopBytes ? present : null
    shops.activate(name, kept)
    this.#drain(id)
    return kept
  }

  /** Deletes a kept shop. */
  deleteShop(id: WorldId, name: string): void {
    const shops = this.#shops(id)
    shops.release(name)
    shops.deleteUnused((shop) => this.#inUse(shop))
  }

  /** The damage that keeps a world closed; null when it is intact. */
  damageOf(id: WorldId): DamagedWorld | null {
    return this.#damaged.of(id)
  }

  /**
   * Moves damaged files out of the way, so that the world opens again: with a new shop if its shop is damaged, and with the
   * readable part of its progress if its progress is damaged.
   *
   * @returns path of the folder with the damaged files; null when nothing is damaged or the world is still in use
   * @throws DiskFull when there is no space for it
   */
  repair(id: WorldId): string | null {
    return this.#damaged.repair(id, this.#folder(id), this.#storage(id))
  }

  /** Closes a world after its last visit; the next `enter` opens it from disk. */
  close(id: WorldId): void {
    this.#drain(id)
  }

  /** Deletes a world and its progress after its last visit. */
  discard(id: WorldId): void {
    this.#discarded.add(id)
    this.#drain(id)
    this.#deleteDiscarded(id)
  }

  /** Calls a listener with the id of each world that is deleted from now on. */
  onDelete(listener: (id: WorldId) => void): void {
    this.#deletionListeners.push(listener)
  }

  /** Closes worlds without visits, for at most this many milliseconds, ahead of `closeAll`. */
  closeSome(milliseconds: number): void {
    const end = performance.now() + milliseconds
    for (const [id, { visits }] of this.#open) {
      if (performance.now() >= end) return
      if (visits === 0) this.#drain(id)
    }
  }

  /** Closes every world at the end of the process. */
  closeAll(): void {
    clearInterval(this.#sweeper)
    for (const open of [...this.#open.values(), ...this.#draining.values()]) this.#finish(open)
    this.#connections.close()
  }

  #openWorld(id: WorldId): OpenWorld {
    if (!WORLD_ID.test(id))
      throw new InvalidWorldIdError('A world is named by 1 to 64 of the characters a-z, 0-9 and "-".')
    const damage = this.damageOf(id)
    if (damage) throw damage
    if (this.#open.size >= this.#options.openLimit) this.#closeOne()
    const { clock, random, template, contained } = this.#options
    const { configurationOf = (_id, own) => own } = this.#options
    const { askShop = refuseConnection, newSigningKeys = makeSigningKeys, openChain = noChain, room } = this.#options
    const storage = this.#storage(id)
    const opened: { close(): void }[] = []
    try {
      const shop = this.#shopFolder(id)
      const db = new ShopDatabase(join(shop, 'shop.db'), `${id}#${++this.#generation}`, storage, {
        room,
        connections: this.#connections,
      })
      opened.push(db)
      const vault = new Vault({
        ...{ file: join(shop, 'vault.db'), model: this.#vaultModel, storage },
        ...{ connections: this.#connections, awake: this.#openVaults },
      })
      opened.push(vault)
      const logs = new WorldLogs(join(shop, 'logs'), this.#disk, (error) =>
        this.#report(`a log of world ${id} could not be written: ${String(error)}`),
      )
      const nextTurn = () => this.#options.nextTurn?.(id) ?? nextIteration()
      const world = new World(
        {
          id,
          storage,
          configuration: () => configurationOf(id, template.configuration),
          cast: this.#template.cast,
          db,
          documents: new Documents(db, random, nextTurn),
          nextTurn,
          files: new WorldFiles(template.files, vault, logs, clock, room),
          logs,
          secrets: new WorldSecrets(vault, random, join(shop, 'world.key'), newSigningKeys, storage),
          clock,
          random,
          passwordCost: this.#options.passwordCost,
          contained,
          askShop,
          openChain: (world) =>
            openChain(world, () => new ChainFile(join(shop, 'chain.db'), this.#chainModel, storage, this.#connections)),
          chosen: (world, seamName) => this.#options.chosen?.(world, seamName),
        },
        this.#options.variants,
      )
      this.#options.opened?.(world, this.#folder(id))
      const open = { world, vault, shop, visits: 0, lastUsed: clock.now() }
      this.#open.set(id, open)
      return open
    } catch (error) {
      for (const each of opened) each.close()
      if (!this.#isOpen(id)) this.#damaged.closed(id)
      throw error
    }
  }

  #storage(id: WorldId): WorldStorage {
    return new WorldStorage(this.#disk, (failure) => this.#giveUp(id, failure))
  }

  /** Sets a world aside: active visits end, and no new ones are admitted. */
  #giveUp(id: WorldId, failure: DamagedWorld): void {
    this.#damaged.add(id, failure)
    this.#drain(id)
  }

  #isOpen(id: WorldId): boolean {
    return this.#open.has(id) || [...this.#draining.keys()].some((world) => world.id === id)
  }

  #report(line: string): void {
    this.#options.report?.(line)
  }

  /** Folder of a world's present shop; creates the shop when the world has none of this template. */
  #shopFolder(id: WorldId): string {
    const shops = this.#shops(id)
    if (!existsSync(this.#folder(id))) this.#disk.assertSpaceForWorlds()
    let { present } = shops
    if (present === null) {
      present = shops.create(this.#template.shopFile)
      shops.activate(present, null)
    }
    shops.deleteUnused((shop) => this.#inUse(shop))
    return shops.path(present)
  }

  #shops(id: WorldId): ShopFolders {
    return new ShopFolders(this.#folder(id), this.#options.template.fingerprint, this.#storage(id))
  }

  #inUse(shop: string): boolean {
    return [...this.#open.values(), ...this.#draining.values()].some((open) => open.shop === shop)
  }

  #folder(id: WorldId): string {
    return join(this.#options.dataFolder, 'worlds', id)
  }

  #drain(id: WorldId): void {
    const open = this.#open.get(id)
    if (!open) return
    this.#open.delete(id)
    if (open.visits === 0) this.#finish(open)
    else this.#draining.set(open.world, open)
  }

  #finish(open: OpenWorld): void {
    if (this.#open.get(open.world.id) === open) this.#open.delete(open.world.id)
    this.#draining.delete(open.world)
    const { world, vault } = open
    const steps = [
      () => this.#options.closing?.(world),
      () => world.close(),
      () => world.logs.flush(),
      () => vault.close(),
      () => world.db.close(),
      () => this.#deleteDiscarded(world.id),
    ]
    for (const step of steps) this.#trying(`closing world ${world.id}`, step)
    if (!this.#isOpen(world.id)) this.#damaged.closed(world.id)
  }

  /** Runs background work: a failure is reported and not thrown. */
  #trying(what: string, step: () => void): void {
    try {
      step()
    } catch (error) {
      this.#report(`${what}: ${String(error)}`)
    }
  }

  /** Deletes the folder of a discarded world without visits. */
  #deleteDiscarded(id: WorldId): void {
    if (this.#isOpen(id) || !this.#discarded.delete(id)) return
    removeFolder(this.#folder(id))
    for (const listener of this.#deletionListeners) listener(id)
  }

  /**
   * Closes a world without visits: the least recently used one if it is idle for `EVICTABLE_AFTER_MS`, otherwise a random one.
   * When more worlds are in use than may be open, they are often used in rotation, and the least recently used one is needed
   * next. Closing it would reopen every world on each round; closing a random one reopens only a few.
   */
  #closeOne(): void {
    const { clock, random } = this.#options
    const resting = clock.now() - EVICTABLE_AFTER_MS
    const idle: WorldId[] = []
    for (const [id, { visits, lastUsed }] of this.#open) {
      if (visits > 0) continue
      if (lastUsed < resting) {
        this.#drain(id)
        return
      }
      idle.push(id)
    }
    if (idle.length > 0) this.#drain(random.pick(idle))
  }

  #discardUnclaimed(): void {
    for (const id of this.#unclaimed.takeDue((id) => (this.#open.get(id)?.visits ?? 0) > 0)) this.discard(id)
  }

  #closeIdle(): void {
    const before = this.#options.clock.now() - this.#options.idleAfterMs
    for (const [id, open] of this.#open) if (open.visits === 0 && open.lastUsed < before) this.#drain(id)
  }
}

/** @throws NetFailure always */
async function refuseConnection(): Promise<never> {
  throw new NetFailure('ECONNREFUSED', 'Nobody answers here.')
}

/** @throws Error always */
function noChain(): never {
  throw new Error('This registry opens no chains: give it `openChain`.')
}

/** False when the creation of the world in this folder was interrupted. */
function isFinished(folder: string): boolean {
  const names = readdirSync(folder)
  return names.some((name) => /^(?:shop-|shops\.json$|progress\.db$|damaged-)/.test(name))
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
