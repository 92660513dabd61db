import { createHash } from 'node:crypto'
import type { SolidityFile } from '@fruit/chain/contract'
import { fixOf, flawOf } from '@fruit/challenge-kit/variants'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { HttpError } from '@fruit/world/visits/http-error'
import type { Variant, World } from '@fruit/world/world'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { EventChannel } from '../events/event-channel.ts'
import type { ModuleProblem } from './own-trouble.ts'
import { contractVariants, ownVariants } from './own-variants.ts'
import type { OwnFix, StoredFixes } from './stored-fixes.ts'

/** A variant that can be installed for a weakness: its flaw, a fix by name, or the player's own module. */
export type Choice = 'flaw' | 'own' | `fix:${string}`

/** Installs fixes in worlds and stores which fix is installed where. */
export class InstalledFixes {
  readonly #catalogue: TrainingCatalogue
  readonly #stored: (world: World) => StoredFixes
  readonly #events: EventChannel
  readonly #pendingInstall = new Map<World, Promise<void>>()

  readonly #isClosed: (weakness: Weakness) => boolean

  /**
   * @param stored returns the stored fixes of an open world
   * @param isClosed true when the server always runs the safe code in the seams of a weakness
   */
  constructor(
    catalogue: TrainingCatalogue,
    stored: (world: World) => StoredFixes,
    events: EventChannel,
    isClosed: (weakness: Weakness) => boolean = () => false,
  ) {
    this.#catalogue = catalogue
    this.#stored = stored
    this.#events = events
    this.#isClosed = isClosed
  }

  /** Installs the stored fixes of a world that opens; called after its progress is open. */
  opened(world: World): void {
    const applied = this.#stored(world).applied()
    if (applied.size === 0) return
    const settled = Promise.all(
      [...applied].map(async ([id, choice]) => {
        const weakness = this.#weakness(id)
        const variants = weakness && (await this.#variants(world, weakness, choice as Choice).catch(() => null))
        if (variants) installVariants(world, variants)
      }),
    )
    this.#pendingInstall.set(
      world,
      settled.then(() => {
        this.#pendingInstall.delete(world)
      }),
    )
  }

  /** Resolves when the stored fixes are installed; null when no installation is pending. */
  pendingInstall(world: World): Promise<void> | null {
    return this.#pendingInstall.get(world) ?? null
  }

  /** The variant that runs in the seams of a weakness; `safe` when the shop runs without the catalogue's code. */
  running(world: World, weakness: Weakness): Choice | 'safe' {
    const labels = weakness.seams.map(({ name }) => world.variantOf(name))
    return (labels.find((label) => label !== 'flaw' && label !== 'safe') ?? labels[0] ?? 'safe') as Choice | 'safe'
  }

  /** Installs a variant for later visits, and stores the choice. */
  async apply(world: World, weakness: Weakness, choice: Choice): Promise<void> {
    const variants = await this.#variants(world, weakness, choice)
    this.#stored(world).setApplied(weakness.id, choice === 'flaw' ? null : choice)
    installVariants(world, variants)
  }

  /** The player's last module that held; null without one. */
  ownFix(world: World, weakness: Weakness): OwnFix | null {
    return this.#stored(world).own(weakness.id)
  }

  /** The player's module that runs in the browser for a challenge; null without one. */
  ownModule(world: World, key: string): OwnFix | null {
    const weakness = this.#catalogue.byKey.get(key)?.challenge.weakness
    if (weakness?.source !== 'client/flaw.ts' || this.running(world, weakness) !== 'own') return null
    return this.ownFix(world, weakness)
  }

  /** Stores a module that held. It replaces an installed earlier one. */
  async keepOwnFix(world: World, weakness: Weakness, fix: Omit<OwnFix, 'notice'>): Promise<void> {
    this.#stored(world).setOwn(weakness.id, { ...fix, notice: null })
    if (this.running(world, weakness) === 'own') await this.apply(world, weakness, 'own')
  }

  /** Changes a world's stored fixes, then installs the stored variants; the flaw where none is stored. */
  async reinstallAfter<Result>(world: World, change: () => Result): Promise<Result> {
    const store = this.#stored(world)
    const before = store.applied()
    const result = change()
    const after = store.applied()
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const weakness = this.#weakness(id)
      // A player's own module may have changed under the same name.
      if (!weakness || (before.get(id) === after.get(id) && after.get(id) !== 'own')) continue
      installVariants(world, await this.#variants(world, weakness, (after.get(id) ?? 'flaw') as Choice))
    }
    return result
  }

  async #variants(world: World, weakness: Weakness, choice: Choice): Promise<Map<string, Variant | null>> {
    if (this.#isClosed(weakness)) return new Map(weakness.seams.map(({ name }) => [name, null]))
    if (choice === 'flaw') return flawOf(weakness)
    if (choice !== 'own') return fixOf(weakness, choice.slice('fix:'.length))
    const own = this.ownFix(world, weakness)
    if (!own) throw new Error(`There is no fix of the player's own for ${weakness.id}.`)
    if (own.notice !== null) this.#stored(world).setOwn(weakness.id, { ...own, notice: null })
    if (weakness.ownContract) return contractVariants(weakness, JSON.parse(own.code) as SolidityFile)
    const flaw = await flawOf(weakness)
    const out = new AbortController()
    const inTrouble = ({ kind, details }: ModuleProblem) => {
      if (kind !== 'too-slow' || out.signal.aborted) return
      out.abort(new HttpError(503, 'Your own fix was just taken out of the shop. Try again.'))
      // Another variant may be installed by now.
      if ([...variants].some(([seam, variant]) => world.variants.get(seam) === variant))
        this.#takeOut(world, weakness, own, flaw, details)
    }
    const options = { module: this.#addressOf(weakness, own), signal: out.signal }
    const variants = ownVariants(weakness, own, world, inTrouble, options)
    return new Map([...flaw, ...variants])
  }

  /** Restores the flaw, and stores a notice for the player with the module. */
  #takeOut(world: World, weakness: Weakness, own: OwnFix, flaw: ReadonlyMap<string, Variant>, details: string): void {
    const notice = `Your own fix was taken out, and the flaw is back. ${details}`
    const store = this.#stored(world)
    store.setOwn(weakness.id, { ...own, notice })
    store.setApplied(weakness.id, null)
    installVariants(world, flaw)
    const publish = this.#events.publisherFor(world.id)
    for (const key of this.#keys(weakness)) publish('ownFixTakenOut', { key, details: notice })
  }

  /** Address of a player's module for browsers; it changes with the code, because browsers cache modules. */
  #addressOf(weakness: Weakness, { code }: OwnFix): string | undefined {
    if (weakness.source !== 'client/flaw.ts') return undefined
    return `rest/training/coding/${this.#keys(weakness)[0]}/own.js?${shortHash(code)}`
  }

  #keys(weakness: Weakness): string[] {
    return this.#catalogue.entries.flatMap(({ challenge }) =>
      challenge.weakness?.id === weakness.id ? [challenge.key] : [],
    )
  }

  #weakness(id: string): Weakness | undefined {
    return this.#catalogue.entries.find(({ challenge }) => challenge.weakness?.id === id)?.challenge.weakness
  }
}

function installVariants(world: World, variants: ReadonlyMap<string, Variant | null>): void {
  for (const [seam, variant] of variants) world.setVariant(seam, variant)
}

/** A short hash of a text. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
