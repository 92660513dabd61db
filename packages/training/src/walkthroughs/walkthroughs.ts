import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { WorldRegistry } from '@fruit/world/registry/registry'
import { HttpError } from '@fruit/world/visits/http-error'
import type { WorldId } from '@fruit/world/world'
import { inFreshShop } from '../inside/fresh-shop.ts'
import type { LoopbackExchange } from '../inside/inside-client.ts'
import type { LoopbackShop } from '../inside/inside-shop.ts'

/**
 * File in the folder of walkthroughs with the keys of challenges, one per line, whose walkthroughs are released for every player.
 */
const RELEASED = 'released.txt'
const EDITION = /^[0-9a-f]{16}$/

/** Titles of the sections about fixing the flaw (`walkthroughOf`). */
const REPAIR: readonly string[] = [
  'How to fix it',
  'From the flaw to the fix that holds',
  'What each fix does',
  'How to prevent it',
]

/** Removes the sections about fixing the flaw. */
function withoutRepair(text: string): string {
  return text
    .split(/^(?=## )/m)
    .filter((part) => !REPAIR.some((title) => part.startsWith(`## ${title}\n`)))
    .join('')
}

interface WalkthroughOptions {
  readonly registry: WorldRegistry
  readonly inside: LoopbackShop
  /** Folder of the stored walkthroughs; created when the first one is stored. */
  readonly folder: string
  /** Releases every walkthrough. */
  readonly showsAll: boolean
  /** Walkthroughs that the event of a world has released in addition: only the attack, or the fix as well. */
  readonly releasedIn: (world: WorldId) => ReadonlyMap<string, 'walkthrough' | 'solution'>
  /** 16 hexadecimal digits that change with the inputs of walkthroughs. */
  readonly edition: string
}

/** The walkthroughs of all challenges. Each is created for its first reader, by running its proof in a new shop, and stored. */
export class Walkthroughs {
  readonly #options: WalkthroughOptions
  /** Walkthroughs that are being created, by key. */
  readonly #making = new Map<string, Promise<string>>()
  /** Settles when the last creation ends. They run one at a time, because each needs a new shop. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: WalkthroughOptions) {
    this.#options = options
  }

  /** The challenges whose walkthroughs are released now. A trainer may change that while the server runs. */
  released(world: WorldId, entries: readonly CatalogueEntry[]): CatalogueEntry[] {
    if (this.#options.showsAll) return [...entries]
    const here = this.#options.releasedIn(world)
    const keys = this.#releasedForAll()
    return entries.filter(({ challenge }) => keys.has(challenge.key) || here.has(challenge.key))
  }

  /**
   * The walkthrough of a challenge as Markdown.
   *
   * @throws HttpError 403 while it is not released, 503 when the proof does not solve the challenge in a new shop
   */
  async read(world: WorldId, entry: CatalogueEntry): Promise<string> {
    if (this.released(world, [entry]).length === 0)
      throw HttpError.expected(403, 'This walkthrough has not been released. Whoever runs the shop decides that.')
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
    const exchanges: LoopbackExchange[] = []
    const { solved } = await inFreshShop(registry, { variants: new Map() }, (fresh) =>
      inside.run(fresh, entry.challenge, exploit, { exchanged: (exchange) => exchanges.push(exchange) }),
    )
    if (!solved)
      throw HttpError.expected(503, 'The proof of this challenge does not solve it here, so there is nothing to show.')
    // Loaded on first use (docs/performance.md).
    const { walkthroughOf } = await import('./walkthrough.ts')
    const text = await walkthroughOf(entry, exchanges)
    this.#keep(file, text)
    return text
  }

  /** Stores a walkthrough and deletes older editions, which are outdated. */
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
