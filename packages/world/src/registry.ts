import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Chain } from '@fruit/chain/chain'
import type { Containment } from '@fruit/containment/containment'
import { NetFailure } from '@fruit/containment/net-job'
import { type Clock, systemClock } from './clock.ts'
import { Connections } from './connections.ts'
import { Documents } from './documents.ts'
import { type Random, systemRandom } from './random.ts'
import { WorldSecrets } from './secrets.ts'
import { ShopDatabase } from './shop-database.ts'
import { ShopFolders } from './shop-folders.ts'
import { makeSigningKeys, type NewSigningKeys } from './signing-keys.ts'
import { type BuiltTemplate, builtTemplate, type Template } from './template.ts'
import { type UnclaimedLimits, UnclaimedWorlds } from './unclaimed-worlds.ts'
import { Vault } from './vault.ts'
import { type AskShop, type Variant, World, type WorldId } from './world.ts'
import { WorldFiles } from './world-files.ts'
import { WorldLogs } from './world-logs.ts'

const WORLD_ID = /^[a-z0-9-]{1,64}$/

/** Prefix of the ids of scratch worlds, which are created for one test of a fix and deleted after it. */
export const SCRATCH_PREFIX = 'scratch-'

/** Beyond as many open worlds as there may be, one that nobody has used for so long is closed first. */
const RESTING_MS = 60_000
/** Idle worlds are closed after this time. */
const IDLE_AFTER_MS = 15 * 60_000
/** Larger shops, in bytes on disk, are not kept when a world gets a new one. */
const KEPT_SHOP_LIMIT = 5_000_000

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
  /** Opens the chain of a world whose shop is in a folder; without it, there is none. */
  readonly openChain?: (world: World, folder: string) => Chain
  readonly clock?: Clock
  readonly random?: Random
  /** Gives each world the key pair that signs its tokens; made when it is asked for, unless somebody keeps some. */
  readonly newSigningKeys?: NewSigningKeys
  /** At most this many worlds are open; which one is closed beyond that, `#closeOne` says. */
  readonly openLimit: number
  readonly unclaimed: UnclaimedLimits
  /** Called with each world that was opened, before its first visit. */
  readonly opened?: (world: World, folder: string) => void
  /** Called with each world before it is closed. */
  readonly closing?: (world: World) => void
}

interface OpenWorld {
  readonly world: World
  readonly vault: Vault
  /** Absolute path of the folder of this shop. */
  readonly shop: string
  visits: number
  lastUsed: number
}

/** Thrown for a malformed world id. */
export class UnknownWorld extends Error {
  override readonly name = 'UnknownWorld'
}

/** All worlds of a data folder: creates them by copying the template, opens them from disk, closes idle ones. */
export class WorldRegistry {
  readonly #options: RegistryOptions
  readonly #template: BuiltTemplate
  readonly #open = new Map<WorldId, OpenWorld>()
  /** Worlds that are closed for new visits and wait for the end of their last one. */
  readonly #draining = new Map<World, OpenWorld>()
  readonly #connections = new Connections()
  readonly #discarded = new Set<WorldId>()
  readonly #unclaimed: UnclaimedWorlds
  readonly #sweeper: NodeJS.Timeout
  #generation = 0

  private constructor(options: RegistryOptions, template: BuiltTemplate, unclaimed: UnclaimedWorlds) {
    this.#options = options
    this.#template = template
    this.#unclaimed = unclaimed
    this.#sweeper = setInterval(() => {
      this.#closeIdle()
      this.#discardUnclaimed()
    }, 60_000)
    this.#sweeper.unref()
  }

  /** Builds the template database when it is missing and removes what an earlier process left unfinished. */
  static async start(options: RegistryOptions): Promise<WorldRegistry> {
    const worlds = join(options.dataFolder, 'worlds')
    const names = existsSync(worlds) ? readdirSync(worlds) : []
    const unclaimed = new UnclaimedWorlds((id) => join(worlds, id), options.unclaimed)
    for (const name of [...names.filter((name) => name.startsWith(SCRATCH_PREFIX)), ...unclaimed.takeUp(names)])
      removeFolder(join(worlds, name))
    const template = await builtTemplate(options.dataFolder, options.template, options.random ?? systemRandom)
    return new WorldRegistry(options, template, unclaimed)
  }

  /**
   * Gives the world of an id, opening or creating it when needed. The caller calls `leave` at the end of the visit.
   *
   * @throws UnknownWorld when the id is not 1 to 64 of the characters a-z, 0-9 and `-`
   */
  enter(id: WorldId): World {
    const open = this.#open.get(id) ?? this.#openWorld(id)
    open.visits++
    open.lastUsed = Date.now()
    this.#unclaimed.claim(id)
    // The one that was used last is the last one.
    this.#open.delete(id)
    this.#open.set(id, open)
    return open.world
  }

  /**
   * Like `enter`, for a visitor who receives this id with the answer. The world is unclaimed until a request names the
   * id: clients without cookies (probes, scrapers, scripts) would otherwise leave a world behind with each request.
   */
  enterNew(id: WorldId): World {
    const world = this.enter(id)
    this.#unclaimed.add(id)
    this.#discardUnclaimed()
    return world
  }

  /**
   * Something was written in a world, and the answer will say so: a world that is still unclaimed is now kept as long as
   * any is, however many newer ones come. Called before that answer goes out.
   */
  wrote({ id }: World): void {
    this.#unclaimed.wrote(id)
  }

  /** Whether there is a world of this id, open or on disk. */
  knows(id: WorldId): boolean {
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

  /** Number of visits that are under way, in all worlds. */
  get visits(): number {
    return [...this.#open.values(), ...this.#draining.values()].reduce((sum, { visits }) => sum + visits, 0)
  }

  /** Ids of the open worlds. */
  get openWorlds(): WorldId[] {
    return [...this.#open.keys()]
  }

  /**
   * Gives a world a new shop from the template and keeps its progress. Visits that have begun end in the old shop, which
   * stays on disk closed, for `bringBack`; one that is too large to be kept is deleted after the last of them.
   *
   * @returns the name of the old shop where it is kept, or else null
   */
  reset(id: WorldId): string | null {
    const shops = this.#shops(id)
    const old = shops.present
    const kept = old !== null && shops.sizeOf(old) <= KEPT_SHOP_LIMIT ? old : null
    shops.enter(shops.create(this.#template.shopFile), kept)
    this.#drain(id)
    shops.clean((shop) => this.#inUse(shop))
    return kept
  }

  /** Names of the shops of a world that `bringBack` can open, oldest first. */
  keptShops(id: WorldId): readonly string[] {
    return this.#shops(id).kept
  }

  /**
   * Opens a kept shop in place of the present one, from the next visit on. That one is kept in its turn.
   *
   * @returns the name of the shop that was left where it is kept, null where it is too large, undefined when nothing
   *   was done: there is no such shop, or a visit is still under way in it
   */
  bringBack(id: WorldId, name: string): string | null | undefined {
    const shops = this.#shops(id)
    const { present } = shops
    if (present === null || !shops.kept.includes(name) || this.#inUse(shops.path(name))) return undefined
    const kept = shops.sizeOf(present) <= KEPT_SHOP_LIMIT ? present : null
    shops.enter(name, kept)
    this.#drain(id)
    return kept
  }

  /** Deletes a kept shop. */
  dropShop(id: WorldId, name: string): void {
    const shops = this.#shops(id)
    shops.drop(name)
    shops.clean((shop) => this.#inUse(shop))
  }

  /** Closes a world at the end of its last visit; the next `enter` opens it from disk. */
  close(id: WorldId): void {
    this.#drain(id)
  }

  /** Deletes a world and its progress at the end of its last visit. */
  discard(id: WorldId): void {
    this.#discarded.add(id)
    this.#drain(id)
    this.#deleteDiscarded(id)
  }

  /** Closes every world, for the end of the process. */
  closeAll(): void {
    clearInterval(this.#sweeper)
    for (const open of [...this.#open.values(), ...this.#draining.values()]) this.#finish(open)
    this.#connections.close()
  }

  #openWorld(id: WorldId): OpenWorld {
    if (!WORLD_ID.test(id)) throw new UnknownWorld('A world is named by 1 to 64 of the characters a-z, 0-9 and "-".')
    if (this.#open.size >= this.#options.openLimit) this.#closeOne()
    const {
      clock = systemClock,
      random = systemRandom,
      template,
      contained,
      askShop = refuseConnection,
      openChain = noChain,
      newSigningKeys = makeSigningKeys,
    } = this.#options
    const shop = this.#shopFolder(id)
    const db = new ShopDatabase(join(shop, 'shop.db'), `${id}#${++this.#generation}`, this.#connections)
    const vault = new Vault(join(shop, 'vault.db'))
    const logs = new WorldLogs(join(shop, 'logs'))
    const world = new World(
      {
        id,
        configuration: template.configuration,
        cast: this.#template.cast,
        db,
        documents: new Documents(db, random),
        files: new WorldFiles(template.files, vault, logs, clock),
        logs,
        secrets: new WorldSecrets(vault, random, join(shop, 'world.key'), newSigningKeys),
        clock,
        random,
        passwordCost: this.#options.passwordCost,
        contained,
        askShop,
        openChain: (world) => openChain(world, shop),
      },
      this.#options.variants,
    )
    const open: OpenWorld = { world, vault, shop, visits: 0, lastUsed: Date.now() }
    this.#open.set(id, open)
    try {
      this.#options.opened?.(world, this.#folder(id))
    } catch (error) {
      // The next visit tries again.
      this.#finish(open)
      throw error
    }
    return open
  }

  /** Folder of a world's present shop; creates the shop when the world has none of this template. */
  #shopFolder(id: WorldId): string {
    const shops = this.#shops(id)
    if (shops.present === null) shops.enter(shops.create(this.#template.shopFile), null)
    shops.clean((shop) => this.#inUse(shop))
    return shops.path(shops.present!)
  }

  #shops(id: WorldId): ShopFolders {
    return new ShopFolders(this.#folder(id), this.#options.template.fingerprint)
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
    this.#options.closing?.(open.world)
    open.world.close()
    open.world.logs.flush()
    open.vault.close()
    open.world.db.close()
    this.#deleteDiscarded(open.world.id)
  }

  /** Deletes the folder of a discarded world that has no visit left. */
  #deleteDiscarded(id: WorldId): void {
    const isOpen = this.#open.has(id) || [...this.#draining.keys()].some((world) => world.id === id)
    if (isOpen || !this.#discarded.delete(id)) return
    removeFolder(this.#folder(id))
  }

  /**
   * Closes a world that nobody visits: the oldest one, when it rests, or else any. Where more worlds are in use than can
   * be open, each takes its turn, and the oldest is the one that is needed next: to close it would have all of them opened
   * again and again, where closing any has that done to those that are too many.
   */
  #closeOne(): void {
    const resting = Date.now() - RESTING_MS
    const idle: WorldId[] = []
    for (const [id, { visits, lastUsed }] of this.#open) {
      if (visits > 0) continue
      if (lastUsed < resting) {
        this.#drain(id)
        return
      }
      idle.push(id)
    }
    const any = idle[Math.floor(Math.random() * idle.length)]
    if (any !== undefined) this.#drain(any)
  }

  #discardUnclaimed(): void {
    for (const id of this.#unclaimed.due((id) => (this.#open.get(id)?.visits ?? 0) > 0)) this.discard(id)
  }

  #closeIdle(): void {
    const before = Date.now() - IDLE_AFTER_MS
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

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
