import type { WorldStorage } from '@fruit/world/world-storage'
import type { TrainingCatalogue } from './catalogue/training-catalogue.ts'
import { ChallengeList } from './challenges/challenge-list.ts'
import { CodingProgress } from './coding/coding-progress.ts'
import { StoredFixes } from './coding/stored-fixes.ts'
import type { Publish } from './events/event-channel.ts'
import { OpenedHints } from './hints/opened-hints.ts'
import { Notifications } from './notifications/notifications.ts'
import { PathProgress } from './paths/path-progress.ts'
import type { Choice, ProgressHost } from './progress-host.ts'
import { Reset } from './reset/reset.ts'
import { Scores } from './scores/scores.ts'
import { VisitedPaths } from './scores/visited-paths.ts'
import { Judge } from './solves/judge.ts'
import { NearSuccesses } from './solves/near-successes.ts'
import { Solves } from './solves/solves.ts'
import { type ProgressFiles, ProgressStore } from './store/progress-store.ts'

/** The progress of one world's player: a part for each task, over one store. */
export class Progress {
  readonly catalogue: TrainingCatalogue
  readonly store: ProgressStore
  readonly publish: Publish
  readonly choice: () => Choice
  readonly solves: Solves
  readonly hints: OpenedHints
  readonly paths: PathProgress
  readonly scores: Scores
  readonly visited: VisitedPaths
  readonly notifications: Notifications
  readonly nearSuccesses: NearSuccesses
  readonly coding: CodingProgress
  readonly fixes: StoredFixes
  readonly list: ChallengeList
  readonly reset: Reset
  readonly judge: Judge

  /**
   * @param stored its file, made for the first thing to store
   * @param publish receives the events of this progress
   * @param openedAt milliseconds since the epoch: now
   * @param host decides what differs from the catalogue here
   * @throws ProgressIsNewer when a later version of the shop wrote the file
   */
  constructor(
    catalogue: TrainingCatalogue,
    stored: { readonly file: string; readonly files: ProgressFiles; readonly storage: WorldStorage },
    publish: Publish,
    openedAt: number,
    host: ProgressHost,
  ) {
    this.catalogue = catalogue
    this.store = new ProgressStore(stored.file, stored.files, stored.storage)
    this.publish = publish
    this.choice = host.choice
    try {
      this.solves = new Solves(this.store)
      this.hints = new OpenedHints(this.store)
      this.paths = new PathProgress(catalogue, this.solves, this.store, host.assignedPath)
      this.scores = new Scores(this.store, openedAt)
      this.visited = new VisitedPaths(catalogue.byKey)
      this.notifications = new Notifications(catalogue, this.store, publish, host)
      this.nearSuccesses = new NearSuccesses(publish)
      this.coding = new CodingProgress(this.store, this.scores, publish)
      this.fixes = new StoredFixes(this.store)
      this.list = new ChallengeList(catalogue, this.solves, this.coding, host.choice)
      this.reset = new Reset(this.store, this.solves, publish)
      this.judge = new Judge(this)
    } catch (error) {
      this.store.close()
      throw error
    }
  }

  close(): void {
    this.store.close()
  }
}
