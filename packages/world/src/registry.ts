import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Containment } from '@fruit/containment/containment'
import { NetFailure } from '@fruit/containment/net-job'
import { type Clock, systemClock } from './clock.ts'
import { Documents } from './documents.ts'
import { type Random, systemRandom } from './random.ts'
import { WorldSecrets } from './secrets.ts'
import { ShopDatabase } from './shop-database.ts'
import { type BuiltTemplate, builtTemplate, type Template } from './template.ts'
import { Vault } from './vault.ts'
import { type AskShop, type Variant, World, type WorldId } from './world.ts'
import { WorldFiles } from './world-files.ts'
import { WorldLogs } from './world-logs.ts'

/** Ids of worlds that are made to try something, and thrown away after it, begin with this. */
export const SCRATCH_PREFIX = 'scratch-'

/** Open worlds beyond this number are closed, the one unused for longest first. */
const HOT_LIMIT = 500
/** Worlds unused for this long are closed. */
const COLD_AFTER_MS = 15 * 60_000
/** A file that lies in the folder of a world until whoever it was made for comes back. */
const NEWCOMER = 'newcomer'
/** Worlds that nobody came back to are thrown away after this long, */
const NEWCOMER_MS = 60 * 60_000
/** and beyond this number, the oldest first. */
const NEWCOMER_LIMIT = 200

export interface RegistryOptions {
  /** Where worlds live on the host's disk. */
  readonly dataFolder: string
  readonly template: Template
  readonly contained: Containment
  /** What runs in seams of a new world: the flaws of the catalogue, by name of the seam. */
  readonly variants: ReadonlyMap<string, Variant>
  /** How worlds reach their own shops; without it, nobody answers there. */
  readonly askShop?: AskShop
  readonly clock?: Clock
  readonly random?: Random
  readonly hotLimit?: number
  readonly newcomerLimit?: number
  /** Called with each world that was opened, before anybody uses it. */
  readonly opened?: (world: World, folder: string) => void
  /** Called with each world before it is closed. */
  readonly closing?: (world: World) => void
}

interface OpenWorld {
  readonly world: World
  readonly vault: Vault
  /** Path of the folder that holds this shop. */
  readonly shop: string
  visits: number
  lastUsed: number
}

/** Raised for a world id that is not one. */
export class UnknownWorld extends Error {
  override readonly name = 'UnknownWorld'
}

/** All worlds of a data folder: opens cold ones, makes new ones by copying the template, closes idle ones. */
export class WorldRegistry {
  readonly #options: RegistryOptions
  readonly #template: BuiltTemplate
  readonly #open = new Map<WorldId, OpenWorld>()
  readonly #retired = new Map<World, OpenWorld>()
  readonly #discarded = new Set<WorldId>()
  /** When worlds were made that nobody has come back to, oldest first. */
  readonly #newcomers = new Map<WorldId, number>()
  readonly #sweeper: NodeJS.Timeout
  #generation = 0

  private constructor(options: RegistryOptions, template: BuiltTemplate) {
    this.#options = options
    this.#template = template
    this.#sweeper = setInterval(() => {
      this.#closeCold()
      this.#dismissNewcomers()
    }, 60_000)
    this.#sweeper.unref()
  }

  /** Builds the template database when it is missing, then stands ready. */
  static async start(options: RegistryOptions): Promise<WorldRegistry> {
    // Whatever the end of a process has left behind.
    const worlds = join(options.dataFolder, 'worlds')
    for (const name of existsSync(worlds) ? readdirSync(worlds) : [])
      if (name.startsWith(SCRATCH_PREFIX) || existsSync(join(worlds, name, NEWCOMER))) removeFolder(join(worlds, name))
    const template = await builtTemplate(options.dataFolder, options.template, options.random ?? systemRandom)
    return new WorldRegistry(options, template)
  }

  /**
   * The world of an id, opened or made when needed. `leave` it when the visit is over.
   *
   * @throws UnknownWorld when the id is not 1 to 64 of the characters a-z, 0-9 and `-`
   */
  enter(id: WorldId): World {
    const open = this.#open.get(id) ?? this.#openWorld(id)
    open.visits++
    open.lastUsed = Date.now()
    if (this.#newcomers.delete(id)) rmSync(join(this.#folder(id), NEWCOMER), { force: true })
    return open.world
  }

  /**
   * Like `enter`, for somebody who gets this id only now. Until they come back with it the world is kept for a while
   * only: probes, scrapers and scripts bring no cookie and would leave a world behind with every request.
   */
  welcome(id: WorldId): World {
    const world = this.enter(id)
    writeFileSync(join(this.#folder(id), NEWCOMER), '')
    this.#newcomers.set(id, Date.now())
    this.#dismissNewcomers()
    return world
  }

  leave(world: World): void {
    const open = this.#open.get(world.id)
    if (open?.world === world) {
      open.visits--
      return
    }
    const retired = this.#retired.get(world)
    if (retired && --retired.visits === 0) this.#finish(retired)
  }

  /** Ids of the worlds that are open now. */
  get hot(): WorldId[] {
    return [...this.#open.keys()]
  }

  /**
   * Gives a world a new shop from the template; its progress stays. Visits that are under way end in the old shop,
   * which goes away with the last of them.
   */
  reset(id: WorldId): void {
    const folder = this.#folder(id)
    const old = shopFolders(folder)
    this.#birth(folder, old)
    this.#retire(id)
    for (const shop of old) if (!this.#inUse(join(folder, shop))) removeFolder(join(folder, shop))
  }

  /** Closes a world when its last visit is over; the next `enter` opens it again from disk. */
  close(id: WorldId): void {
    this.#retire(id)
  }

  /** Throws a world away, with all that it holds, when its last visit is over. */
  discard(id: WorldId): void {
    this.#discarded.add(id)
    this.#retire(id)
    this.#throwAway(id)
  }

  closeAll(): void {
    clearInterval(this.#sweeper)
    for (const open of [...this.#open.values(), ...this.#retired.values()]) this.#finish(open)
  }

  #openWorld(id: WorldId): OpenWorld {
    if (!/^[a-z0-9-]{1,64}$/.test(id))
      throw new UnknownWorld('A world is named by 1 to 64 of the characters a-z, 0-9 and "-".')
    if (this.#open.size >= (this.#options.hotLimit ?? HOT_LIMIT)) this.#closeOldest()
    const { clock = systemClock, random = systemRandom, template, contained, askShop = nobody } = this.#options
    const shop = this.#shopFolder(id)
    const db = new ShopDatabase(join(shop, 'shop.db'), `${id}#${++this.#generation}`)
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
        secrets: new WorldSecrets(vault, random, join(shop, 'world.key')),
        clock,
        random,
        contained,
        askShop,
      },
      this.#options.variants,
    )
    const open: OpenWorld = { world, vault, shop, visits: 0, lastUsed: Date.now() }
    this.#open.set(id, open)
    this.#options.opened?.(world, this.#folder(id))
    return open
  }

  /** The folder of a world's present shop, born now if there is none of this template. */
  #shopFolder(id: WorldId): string {
    const folder = this.#folder(id)
    const shops = shopFolders(folder)
    const present = shops.findLast((name) => name.endsWith(`-${this.#options.template.fingerprint}`))
    for (const other of shops)
      if (other !== present && !this.#inUse(join(folder, other))) removeFolder(join(folder, other))
    return join(folder, present ?? this.#birth(folder, shops))
  }

  /** Copies the template into a folder of its own; complete or not there at all. */
  #birth(folder: string, earlier: string[]): string {
    const number = Number(earlier.at(-1)?.split('-')[1] ?? 0) + 1
    const name = `shop-${String(number).padStart(6, '0')}-${this.#options.template.fingerprint}`
    const draft = join(folder, 'draft')
    mkdirSync(draft, { recursive: true })
    copyFileSync(this.#template.shopFile, join(draft, 'shop.db'))
    renameSync(draft, join(folder, name))
    return name
  }

  #inUse(shop: string): boolean {
    return [...this.#open.values(), ...this.#retired.values()].some((open) => open.shop === shop)
  }

  #folder(id: WorldId): string {
    return join(this.#options.dataFolder, 'worlds', id)
  }

  #retire(id: WorldId): void {
    const open = this.#open.get(id)
    if (!open) return
    this.#open.delete(id)
    if (open.visits === 0) this.#finish(open)
    else this.#retired.set(open.world, open)
  }

  #finish(open: OpenWorld): void {
    if (this.#open.get(open.world.id) === open) this.#open.delete(open.world.id)
    this.#retired.delete(open.world)
    this.#options.closing?.(open.world)
    open.world.logs.flush()
    open.vault.close()
    open.world.db.close()
    this.#throwAway(open.world.id)
  }

  /** Removes the folder of a discarded world that nobody is in any more. */
  #throwAway(id: WorldId): void {
    const isOpen = this.#open.has(id) || [...this.#retired.keys()].some((world) => world.id === id)
    if (isOpen || !this.#discarded.delete(id)) return
    removeFolder(this.#folder(id))
  }

  #closeOldest(): void {
    const idle = [...this.#open].filter(([, open]) => open.visits === 0)
    const [oldest] = idle.sort(([, a], [, b]) => a.lastUsed - b.lastUsed)
    if (oldest) this.#retire(oldest[0])
  }

  #dismissNewcomers(): void {
    const before = Date.now() - NEWCOMER_MS
    let tooMany = this.#newcomers.size - (this.#options.newcomerLimit ?? NEWCOMER_LIMIT)
    for (const [id, bornAt] of this.#newcomers) {
      if (tooMany <= 0 && bornAt >= before) return
      if (this.#open.get(id)?.visits) continue
      tooMany--
      this.#newcomers.delete(id)
      this.discard(id)
    }
  }

  #closeCold(): void {
    const before = Date.now() - COLD_AFTER_MS
    for (const [id, open] of this.#open) if (open.visits === 0 && open.lastUsed < before) this.#retire(id)
  }
}

/** @throws NetFailure always */
async function nobody(): Promise<never> {
  throw new NetFailure('ECONNREFUSED', 'Nobody answers here.')
}

/** Folders of a world's shops, oldest first. */
function shopFolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^shop-\d{6}-/.test(name))
    .sort()
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
