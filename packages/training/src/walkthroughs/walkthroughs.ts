import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { Refusal } from '@fruit/world/refusal'
import type { WorldRegistry } from '@fruit/world/registry'
import type { WorldId } from '@fruit/world/world'
import { inFreshShop } from '../inside/fresh-shop.ts'
import type { InsideExchange } from '../inside/inside-client.ts'
import type { InsideShop } from '../inside/inside-shop.ts'

/** In the folder of walkthroughs: keys of challenges, one a line, whose walkthroughs everybody may read. */
const RELEASED = 'released.txt'
const EDITION = /^[0-9a-f]{16}$/

/** Titles of the parts that tell how a hole is repaired (`walkthroughOf`). */
const REPAIR: readonly string[] = [
  'How to fix it',
  'From the flaw to the fix that holds',
  'What each fix does',
  'How to prevent it',
]

/** How a challenge is attacked, without how it is repaired. */
function withoutRepair(text: string): string {
  return text
    .split(/^(?=## )/m)
    .filter((part) => !REPAIR.some((title) => part.startsWith(`## ${title}\n`)))
    .join('')
}

interface WalkthroughOptions {
  readonly registry: WorldRegistry
  readonly inside: InsideShop
  /** Where they are kept; made when there is something to keep. */
  readonly folder: string
  /** Every walkthrough may be read. */
  readonly showsAll: boolean
  /** What the event of a world has released beside that: how challenges are attacked, or their repair as well. */
  readonly releasedIn: (world: WorldId) => ReadonlyMap<string, 'walkthrough' | 'solution'>
  /** 16 hexadecimal digits that change with whatever walkthroughs follow from. */
  readonly edition: string
}

/** The walkthroughs of all challenges: each is made for its first reader, by its proof in a new shop, and kept. */
export class Walkthroughs {
  readonly #options: WalkthroughOptions
  /** Those that are being made, by key. */
  readonly #making = new Map<string, Promise<string>>()
  /** One at a time: each takes a new shop. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: WalkthroughOptions) {
    this.#options = options
  }

  /** Those of the challenges whose walkthroughs may be read now. A trainer changes that while the server runs. */
  released(world: WorldId, entries: readonly CatalogueEntry[]): CatalogueEntry[] {
    if (this.#options.showsAll) return [...entries]
    const here = this.#options.releasedIn(world)
    const keys = this.#releasedForAll()
    return entries.filter(({ challenge }) => keys.has(challenge.key) || here.has(challenge.key))
  }

  /**
   * The walkthrough of a challenge as Markdown.
   *
   * @throws Refusal 403 while it is not released, 503 when the proof does not solve the challenge in a new shop
   */
  async read(world: WorldId, entry: CatalogueEntry): Promise<string> {
    if (this.released(world, [entry]).length === 0)
      throw Refusal.foreseen(403, 'This walkthrough has not been released. Whoever runs the shop decides that.')
    const { key } = entry.challenge
    const text = await this.#text(entry)
    const isAttackOnly = !this.#isForAll(key) && this.#options.releasedIn(world).get(key) === 'walkthrough'
    return isAttackOnly ? withoutRepair(text) : text
  }

  async #text(entry: CatalogueEntry): Promise<string> {
    const { key } = entry.challenge
    const file = join(this.#options.folder, this.#options.edition, `${key}.md`)
    if (existsSync(file)) return readFileSync(file, 'utf8')
    const making = this.#making.get(key) ?? this.#inTurn(() => this.#make(entry, file))
    this.#making.set(key, making)
    try {
      return await making
    } finally {
      this.#making.delete(key)
    }
  }

  #isForAll(key: string): boolean {
    return this.#options.showsAll || this.#releasedForAll().has(key)
  }

  #releasedForAll(): ReadonlySet<string> {
    const file = join(this.#options.folder, RELEASED)
    return new Set(existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/) : [])
  }

  #inTurn(make: () => Promise<string>): Promise<string> {
    const made = this.#last.then(make)
    this.#last = made.catch(() => {})
    return made
  }

  async #make(entry: CatalogueEntry, file: string): Promise<string> {
    const { registry, inside } = this.#options
    const { exploit } = await entry.loadProof()
    const exchanges: InsideExchange[] = []
    const { solved } = await inFreshShop(registry, { variants: new Map() }, (fresh) =>
      inside.run(fresh, entry.challenge, exploit, { exchanged: (exchange) => exchanges.push(exchange) }),
    )
    if (!solved)
      throw Refusal.foreseen(503, 'The proof of this challenge does not solve it here, so there is nothing to show.')
    // What writes them is loaded for the first one (docs/performance.md).
    const { walkthroughOf } = await import('./walkthrough.ts')
    const text = await walkthroughOf(entry, exchanges)
    this.#keep(file, text)
    return text
  }

  /** What older editions say is true no more. */
  #keep(file: string, text: string): void {
    const { folder, edition } = this.#options
    mkdirSync(join(folder, edition), { recursive: true })
    const draft = `${file}.draft`
    writeFileSync(draft, text)
    renameSync(draft, file)
    for (const other of readdirSync(folder))
      if (EDITION.test(other) && other !== edition) rmSync(join(folder, other), { recursive: true })
  }
}
