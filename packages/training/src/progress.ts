import type { WorldStorage } from '@fruit/world/storage/world-storage'
import type { TrainingCatalogue } from './catalogue/training-catalogue.ts'
import { ChallengeList } from './challenges/challenge-list.ts'
import { CodingProgress } from './coding/coding-progress.ts'
import { StoredFixes } from './coding/stored-fixes.ts'
import type { Publish } from './events/event-channel.ts'
import { OpenedHints } from './hints/opened-hints.ts'
import { Notifications } from './notifications/notifications.ts'
import { PathProgress } from './paths/path-progress.ts'
import type { ProgressHost } from './progress-host.ts'
import { Reset } from './reset/reset.ts'
import { Scores } from './scores/scores.ts'
import { VisitedPaths } from './scores/visited-paths.ts'
import { nearSuccessReporter } from './solves/near-successes.ts'
import { Solves } from './solves/solves.ts'
import { type ProgressFiles, ProgressStore } from './store/progress-store.ts'

/** The progress of one world's player: a part for each task, over one store. */
export class Progress {
  readonly store: ProgressStore
  readonly publish: Publish
  readonly solves: Solves
  readonly hints: OpenedHints
  readonly paths: PathProgress
  readonly scores: Scores
  readonly visited: VisitedPaths
  readonly notifications: Notifications
  readonly reportNearSuccess: ReturnType<typeof nearSuccessReporter>
  readonly coding: CodingProgress
  readonly fixes: StoredFixes
  readonly list: ChallengeList
  readonly reset: Reset
  readonly #host: ProgressHost

  /**
   * @param stored its file, created at the first write
   * @param known the complete catalogue
   * @param publish receives the events of this progress
   * @param openedAt milliseconds since the epoch: now
   * @param host settings that override the catalogue
   * @throws ProgressIsNewer when a later version of the shop wrote the file
   */
  constructor(
    known: TrainingCatalogue,
    stored: { readonly file: string; readonly files: ProgressFiles; readonly storage: WorldStorage },
    publish: Publish,
    openedAt: number,
    host: ProgressHost,
  ) {
    this.store = new ProgressStore(stored.file, stored.files, stored.storage)
    this.publish = publish
    this.#host = host
    try {
      this.solves = new Solves(this.store)
      this.hints = new OpenedHints(this.store)
      this.paths = new PathProgress(this.solves, this.store, host)
      this.scores = new Scores(this.store, openedAt)
      this.visited = new VisitedPaths(known.byKey)
      this.notifications = new Notifications(this.store, publish, host)
      this.reportNearSuccess = nearSuccessReporter(publish)
      this.coding = new CodingProgress(this.store, this.scores, publish)
      this.fixes = new StoredFixes(this.store)
      this.list = new ChallengeList(this, host)
      this.reset = new Reset(this.store, this.solves, publish)
    } catch (error) {
      this.store.close()
      throw error
    }
  }

  /** The counted challenges, with the paths through them; calls show no others. */
  get catalogue(): TrainingCatalogue {
    return this.#host.catalogue()
  }

  /** True when every player follows the path that the host assigned. */
  get isPathEnforced(): boolean {
    return this.#host.isPathEnforced()
  }

  /** True when responses must not contain the text of a locked hint. */
  get hidesLockedHints(): boolean {
    return this.#host.hidesLockedHints()
  }

  close(): void {
    this.store.close()
  }
}
