import { join } from 'node:path'
import type { WorldStorage } from '@fruit/world/storage/world-storage'
import type { World, WorldId } from '@fruit/world/world'
import type { TrainingCatalogue } from './catalogue/training-catalogue.ts'
import type { EventChannel } from './events/event-channel.ts'
import { Progress } from './progress.ts'
import type { ProgressHost } from './progress-host.ts'
import { ProgressFiles } from './store/progress-store.ts'
import { salvageRows } from './store/save-rows.ts'

/** Holds the progress of every open world, by world id, because a reset gives the id a new shop. */
export class ProgressRegistry {
  readonly #catalogue: TrainingCatalogue
  readonly #events: EventChannel
  readonly #hostOf: (world: WorldId) => ProgressHost
  readonly #files = new ProgressFiles()
  readonly #open = new Map<WorldId, { readonly progress: Progress; worlds: number }>()

  /** @param hostOf returns the host's settings for the progress of a world; by default those of the catalogue */
  constructor(catalogue: TrainingCatalogue, events: EventChannel, hostOf?: (world: WorldId) => ProgressHost) {
    const own: ProgressHost = {
      flag: (entry) => catalogue.flag(entry),
      assignedPath: () => catalogue.assignedPath,
      catalogue: () => catalogue,
      isPathEnforced: () => false,
      hidesLockedHints: () => false,
    }
    this.#hostOf = hostOf ?? (() => own)
    this.#catalogue = catalogue
    this.#events = events
  }

  /**
   * Called for each world that opens.
   *
   * @throws ProgressIsNewer when a later version of the shop wrote its progress; DamagedWorld when it cannot be read
   */
  opened({ id, clock, storage }: World, folder: string): void {
    const open = this.#open.get(id)
    if (open) {
      open.worlds++
      return
    }
    const stored = { file: join(folder, 'progress.db'), files: this.#files, storage }
    const progress = new Progress(this.#catalogue, stored, this.#events.publisherFor(id), clock.now(), this.#hostOf(id))
    this.#open.set(id, { progress, worlds: 1 })
  }

  /** Copies the readable part of a damaged progress file into a new file. */
  save(damaged: string, file: string, storage: WorldStorage): void {
    this.#files.emptyDatabase.copyTo(file, 'progress', storage)
    storage.disk.write('progress', () => salvageRows(damaged, file))
  }

  /** Called for each world that closes. */
  closing(world: World): void {
    const open = this.#open.get(world.id)
    if (!open || --open.worlds > 0) return
    open.progress.close()
    this.#open.delete(world.id)
  }

  /** Called when every world is closed. */
  close(): void {
    this.#files.close()
  }

  /** The progress of a world; undefined when the world is closed. */
  ofOpen(id: WorldId): Progress | undefined {
    return this.#open.get(id)?.progress
  }

  /** The progress of an open world. */
  of(world: World): Progress {
    return this.#open.get(world.id)!.progress
  }
}
