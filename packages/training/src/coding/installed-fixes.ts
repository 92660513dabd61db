import { createHash } from 'node:crypto'
import { fixOf, flawOf } from '@fruit/challenge-kit/variants'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import type { OwnFixTakenOut } from '@fruit/contracts/calls/coding'
import type { Variant, World, WorldId } from '@fruit/world/world'
import type { ProgressRegistry } from '../progress-registry.ts'
import type { OwnFix, ProgressStore } from '../progress-store.ts'
import type { Judgement } from '../solves/judgement.ts'
import { ownVariants } from './own-variants.ts'

/** What can be put in the seams of a weakness: its flaw, a fix by its name, or the player's own module. */
export type Choice = 'flaw' | 'own' | `fix:${string}`

/** After so many calls that did not come to an end, a player's own fix is taken out of the shop. */
const MOST_OVERRUNS = 3

/** Puts fixes in place in the worlds of players, and remembers what stands where. */
export class InstalledFixes {
  readonly #catalogue: Judgement
  readonly #progressRegistry: ProgressRegistry
  readonly #takenOut: (world: WorldId, message: OwnFixTakenOut) => void
  readonly #pendingInstall = new Map<World, Promise<void>>()

  /** @param takenOut told when a player's own fix was taken out of a world, after it is stored */
  constructor(
    catalogue: Judgement,
    progressRegistry: ProgressRegistry,
    takenOut: (world: WorldId, message: OwnFixTakenOut) => void,
  ) {
    this.#catalogue = catalogue
    this.#progressRegistry = progressRegistry
    this.#takenOut = takenOut
  }

  /** Called for each world that opens, after its progress: what was in place before is put there again. */
  opened(world: World): void {
    const applied = this.#store(world).appliedFixes()
    if (applied.size === 0) return
    const settled = Promise.all(
      [...applied].map(async ([id, choice]) => {
        const weakness = this.#weakness(id)
        const variants = weakness && (await this.#variants(world, weakness, choice as Choice).catch(() => null))
        if (variants) put(world, variants)
      }),
    )
    this.#pendingInstall.set(
      world,
      settled.then(() => {
        this.#pendingInstall.delete(world)
      }),
    )
  }

  /** Ends when what was in place before is there again; null when there is nothing to wait for. */
  pendingInstall(world: World): Promise<void> | null {
    return this.#pendingInstall.get(world) ?? null
  }

  /** What runs in the seams of a weakness; `safe` where the shop runs without the catalogue's code. */
  running(world: World, weakness: Weakness): Choice | 'safe' {
    const labels = weakness.seams.map(({ name }) => world.variantOf(name))
    return (labels.find((label) => label !== 'flaw' && label !== 'safe') ?? labels[0] ?? 'safe') as Choice | 'safe'
  }

  /** Puts something in place; the next visit meets it. It stays over a restart. */
  async apply(world: World, weakness: Weakness, choice: Choice): Promise<void> {
    const variants = await this.#variants(world, weakness, choice)
    this.#store(world).setAppliedFix(weakness.id, choice === 'flaw' ? null : choice)
    put(world, variants)
  }

  /** The player's module that held last; null while there is none. */
  ownFix(world: World, weakness: Weakness): OwnFix | null {
    return this.#store(world).ownFix(weakness.id)
  }

  /** Keeps a module that held. Where the one before it is in place, this one follows it. */
  async keepOwnFix(world: World, weakness: Weakness, fix: Omit<OwnFix, 'notice'>): Promise<void> {
    this.#store(world).setOwnFix(weakness.id, { ...fix, notice: null })
    if (this.running(world, weakness) === 'own') await this.apply(world, weakness, 'own')
  }

  /** Changes what is stored of a world, then puts in place what is stored by then: the flaw where nothing is. */
  async following<Result>(world: World, change: () => Result): Promise<Result> {
    const store = this.#store(world)
    const before = store.appliedFixes()
    const result = change()
    const after = store.appliedFixes()
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const weakness = this.#weakness(id)
      // A player's own module may be another one under the same name.
      if (!weakness || (before.get(id) === after.get(id) && after.get(id) !== 'own')) continue
      put(world, await this.#variants(world, weakness, (after.get(id) ?? 'flaw') as Choice))
    }
    return result
  }

  /** The next shop of this world starts with all flaws. */
  clear(world: World): void {
    this.#store(world).removeAppliedFixes()
  }

  async #variants(world: World, weakness: Weakness, choice: Choice): Promise<Map<string, Variant>> {
    if (choice === 'flaw') return flawOf(weakness)
    if (choice !== 'own') return fixOf(weakness, choice.slice('fix:'.length))
    const own = this.ownFix(world, weakness)
    if (!own) throw new Error(`There is no fix of the player's own for ${weakness.id}.`)
    if (own.notice !== null) this.#store(world).setOwnFix(weakness.id, { ...own, notice: null })
    await world.contained.prepareScriptNow()
    let overruns = 0
    const variants = ownVariants(
      weakness,
      own,
      world,
      ({ kind, details }) => {
        if (kind === 'too-slow' && ++overruns === MOST_OVERRUNS) void this.#takeOut(world, weakness, own, details)
      },
      this.#addressOf(weakness, own),
    )
    return new Map([...(await flawOf(weakness)), ...variants])
  }

  async #takeOut(world: World, weakness: Weakness, own: OwnFix, details: string): Promise<void> {
    const notice = `Your own fix was taken out after ${MOST_OVERRUNS} calls that took too long, and the flaw is back. ${details}`
    const store = this.#store(world)
    store.setOwnFix(weakness.id, { ...own, notice })
    store.setAppliedFix(weakness.id, null)
    put(world, await flawOf(weakness))
    for (const key of this.#keys(weakness)) this.#takenOut(world.id, { key, details: notice })
  }

  /** Where browsers find a player's module; another one after each change, because they keep what they loaded. */
  #addressOf(weakness: Weakness, { code }: OwnFix): string | undefined {
    if (weakness.source !== 'client/flaw.ts') return undefined
    return `rest/training/coding/${this.#keys(weakness)[0]}/own.js?${mark(code)}`
  }

  #keys(weakness: Weakness): string[] {
    return this.#catalogue.entries.flatMap(({ challenge }) =>
      challenge.weakness?.id === weakness.id ? [challenge.key] : [],
    )
  }

  #weakness(id: string): Weakness | undefined {
    return this.#catalogue.entries.find(({ challenge }) => challenge.weakness?.id === id)?.challenge.weakness
  }

  #store(world: World): ProgressStore {
    return this.#progressRegistry.storeOf(world)
  }
}

function put(world: World, variants: ReadonlyMap<string, Variant>): void {
  for (const [seam, variant] of variants) world.choose(seam, variant)
}

/** A short text that changes with a longer one. */
function mark(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
