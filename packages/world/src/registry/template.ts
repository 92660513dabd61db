import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextIteration } from 'node:timers/promises'
import type { Configuration } from '@fruit/contracts/configuration'
import type { Clock } from '../clock.ts'
import { Documents } from '../documents.ts'
import type { Random } from '../random.ts'
import { EmptyDatabase } from '../storage/database-file.ts'
import type { HostDisk } from '../storage/host-disk.ts'
import { ShopDatabase } from '../storage/shop-database.ts'
import type { FileTree } from '../storage/world-files.ts'
import { WorldStorage } from '../storage/world-storage.ts'
import type { Cast } from '../world.ts'

/** An empty shop that a seed fills. */
export interface NewShop {
  readonly db: ShopDatabase
  readonly documents: Documents
  readonly configuration: Configuration
  readonly random: Random
  /** Time of the seeded rows, in milliseconds since the epoch. */
  readonly now: number
}

/** Fills an empty shop and returns the seeded accounts that challenges name. */
export type Seed = (shop: NewShop) => Cast | Promise<Cast>

/** Source of the shop that each new world of one configuration copies. */
export interface Template {
  /** Changes with everything that affects a new shop: configuration, seed code, props. */
  readonly fingerprint: string
  readonly configuration: Configuration
  readonly seed: Seed
  readonly files: FileTree
}

/** A built template: path of the database to copy, and the cast in it. */
export interface BuiltTemplate {
  readonly shopFile: string
  readonly cast: Cast
}

/** Names of the files of a template: the database, the cast in it, and the hash of both. */
const SHOP_FILE = 'shop.db'
const CAST_FILE = 'cast.json'
const HASH_FILE = 'sha256'

interface Sources {
  readonly random: Random
  readonly clock: Clock
  readonly disk: HostDisk
}

/**
 * Returns the template database of a configuration and builds it when it is missing or damaged. It is built in a draft folder and
 * renamed at the end, so an interrupted build is never used. Templates of other configurations are deleted.
 */
export async function loadTemplate(dataFolder: string, template: Template, sources: Sources): Promise<BuiltTemplate> {
  const folder = join(dataFolder, 'templates')
  const finished = join(folder, template.fingerprint)
  const known = readBuilt(finished)
  if (known) return known
  const name = `draft-${process.pid}`
  const draft = join(folder, name)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const cast = await fill(join(draft, SHOP_FILE), template, sources)
  writeFileSync(join(draft, CAST_FILE), JSON.stringify(cast))
  writeFileSync(join(draft, HASH_FILE), hashIn(draft))
  for (const other of readdirSync(folder))
    if (other !== name) rmSync(join(folder, other), { recursive: true, force: true })
  renameSync(draft, finished)
  return { shopFile: join(finished, SHOP_FILE), cast }
}

/** Reads a template; null when it is missing or its files have changed since it was built. */
function readBuilt(folder: string): BuiltTemplate | null {
  const files = [SHOP_FILE, CAST_FILE, HASH_FILE].map((name) => join(folder, name))
  if (!files.every(existsSync) || readFileSync(join(folder, HASH_FILE), 'utf8') !== hashIn(folder)) return null
  return {
    shopFile: join(folder, SHOP_FILE),
    cast: JSON.parse(readFileSync(join(folder, CAST_FILE), 'utf8')) as Cast,
  }
}

function hashIn(folder: string): string {
  const hash = createHash('sha256')
  for (const name of [SHOP_FILE, CAST_FILE]) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}

async function fill(file: string, template: Template, { random, clock, disk }: Sources): Promise<Cast> {
  const storage = new WorldStorage(disk, () => {})
  new EmptyDatabase(() => {}).copyTo(file, 'world', storage)
  const db = new ShopDatabase(file, 'template', storage, null)
  try {
    Documents.prepare(db)
    const documents = new Documents(db, random, nextIteration)
    const cast = await template.seed({ db, documents, configuration: template.configuration, random, now: clock.now() })
    db.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    return cast
  } finally {
    db.close()
  }
}
