import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

interface Sources {
  readonly random: Random
  readonly clock: Clock
  readonly disk: HostDisk
}

/**
 * Returns the template database of a configuration and builds it when it is missing. It is built in a draft folder and renamed at
 * the end, so an interrupted build is never used. Templates of other configurations are deleted.
 */
export async function loadTemplate(dataFolder: string, template: Template, sources: Sources): Promise<BuiltTemplate> {
  const folder = join(dataFolder, 'templates')
  const finished = join(folder, template.fingerprint)
  if (!existsSync(finished)) {
    const draft = join(folder, `draft-${process.pid}`)
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { recursive: true })
    const cast = await fill(join(draft, 'shop.db'), template, sources)
    writeFileSync(join(draft, 'cast.json'), JSON.stringify(cast))
    for (const other of readdirSync(folder))
      if (other !== `draft-${process.pid}`) rmSync(join(folder, other), { recursive: true, force: true })
    renameSync(draft, finished)
  }
  return {
    shopFile: join(finished, 'shop.db'),
    cast: JSON.parse(readFileSync(join(finished, 'cast.json'), 'utf8')) as Cast,
  }
}

async function fill(file: string, template: Template, { random, clock, disk }: Sources): Promise<Cast> {
  const storage = new WorldStorage(disk, () => {})
  new EmptyDatabase(() => {}).copyTo(file, 'world', storage)
  const db = new ShopDatabase(file, 'template', storage, null)
  try {
    Documents.prepare(db)
    const documents = new Documents(db, random)
    const cast = await template.seed({ db, documents, configuration: template.configuration, random, now: clock.now() })
    db.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    return cast
  } finally {
    db.close()
  }
}
