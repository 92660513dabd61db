import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { Publish } from '../events/event-channel.ts'
import type { Solves } from '../solves/solves.ts'
import type { ProgressStore } from '../store/progress-store.ts'
import { type DeletedRows, deleteRows, restoreRows } from './forgotten.ts'
import { type ResetKind, UNDO_LIFETIME_MS, type Undo, UndoHistory } from './undo-history.ts'

/** The shops of a world: one is open, others are kept. */
export interface KeptShops {
  /** Opens a new shop; returns the name under which the old one is kept, or null when it is not kept. */
  renew(): string | null
  /** Opens the present shop ahead of its first visit. */
  open(): void
  /** Names of the kept shops. */
  kept(): readonly string[]
  /**
   * Opens a kept shop again; returns the name under which the previous one is kept, null when it is not kept, undefined when
   * nothing was done.
   */
  restore(name: string): string | null | undefined
  delete(name: string): void
}

/** Result of an undo. */
export interface Undone {
  readonly what: ResetKind['what']
  /** Number of restored solves. */
  readonly solves: number
}

interface OldShop {
  /** Name of the kept shop. */
  readonly shop: string
  /** The fixes that were installed in it, by weakness. */
  readonly appliedFixes: readonly { readonly weakness: string; readonly choice: string }[]
}

/** Resets progress or the shop, and undoes resets while they can be undone. */
export class Reset {
  readonly #store: ProgressStore
  readonly #solves: Solves
  readonly #publish: Publish
  readonly #history: UndoHistory

  constructor(store: ProgressStore, solves: Solves, publish: Publish) {
    this.#store = store
    this.#solves = solves
    this.#publish = publish
    this.#history = new UndoHistory(store)
  }

  /** Id of the newest reset in the history; undefined without one. */
  get latest(): number | undefined {
    return this.#history.all()[0]?.id
  }

  /** The resets that can be undone, the newest first; removes those that cannot. @param now milliseconds */
  undos(shops: KeptShops, now: number): readonly Undo[] {
    const kept = shops.kept()
    const shopOf = new Map(this.#shopUndos())
    const gone = this.#history
      .all()
      .filter(
        ({ id, madeAt }) => madeAt <= now - UNDO_LIFETIME_MS || (shopOf.has(id) && !kept.includes(shopOf.get(id)!)),
      )
    if (gone.length > 0) {
      this.#store.transaction(() => {
        for (const { id } of gone) this.#history.remove(id)
      })
      this.#store.reload()
    }
    for (const { id } of gone) shopOf.delete(id)
    const wanted = new Set(shopOf.values())
    for (const shop of kept) if (!wanted.has(shop)) shops.delete(shop)
    return this.#history.all()
  }

  /** Deletes the progress of one challenge with the fixes of its weakness, or all progress. */
  forget(challenge: CatalogueEntry['challenge'] | null, now: number): void {
    const kind: ResetKind = challenge ? { what: 'challenge', key: challenge.key } : { what: 'progress' }
    this.#store.transaction(() => {
      const rows = deleteRows(
        this.#store,
        challenge && { key: challenge.key, weakness: challenge.weakness?.id ?? null },
      )
      this.#history.add(kind, now, rows)
    })
    this.#store.reload()
    this.#publish('reset', kind)
  }

  /** Opens a new shop, in which every flaw is back. */
  renewShop(shops: KeptShops, now: number): void {
    this.#leaveShop(shops.renew(), now)
    this.#publish('reset', { what: 'shop' })
  }

  /**
   * Undoes a reset. Progress is restored in addition to newer progress. A shop is opened again with the fixes that were installed
   * in it, and the present shop is kept.
   *
   * @param id of the reset, or null for the latest
   * @returns null when it cannot be undone
   */
  undo(id: number | null, shops: KeptShops, now: number): Undone | null {
    const undos = this.undos(shops, now)
    const undo = id === null ? undos[0] : undos.find((other) => other.id === id)
    if (!undo) return null
    const content = this.#history.contentOf(undo.id)!
    if (undo.what === 'shop') {
      const { shop, appliedFixes } = content as OldShop
      const left = shops.restore(shop)
      if (left === undefined) return null
      this.#leaveShop(left, now, () => {
        this.#history.remove(undo.id)
        restoreRows(this.#store, { AppliedFixes: appliedFixes.map((row) => ({ ...row })) })
      })
      this.#publish('undone', { what: 'shop', solves: 0 })
      return { what: 'shop', solves: 0 }
    }
    const before = this.#solves.count
    this.#store.transaction(() => {
      restoreRows(this.#store, content as DeletedRows)
      this.#history.remove(undo.id)
    })
    this.#store.reload()
    const solves = this.#solves.count - before
    this.#publish('undone', { what: undo.what, solves })
    return { what: undo.what, solves }
  }

  /** Removes the fixes of the previous shop, and stores them in the history if the shop is kept. */
  #leaveShop(kept: string | null, now: number, then: () => void = () => {}): void {
    const appliedFixes = this.#store.rows<OldShop['appliedFixes'][number]>('SELECT weakness, choice FROM AppliedFixes')
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM AppliedFixes')
      if (kept !== null) this.#history.add({ what: 'shop' }, now, { shop: kept, appliedFixes } satisfies OldShop)
      then()
    })
    this.#store.reload()
  }

  /** Id of each reset that opened a new shop, with the name of the previous shop. */
  #shopUndos(): [id: number, shop: string][] {
    return this.#history
      .all()
      .filter(({ what }) => what === 'shop')
      .map(({ id }) => [id, (this.#history.contentOf(id) as OldShop).shop])
  }
}
