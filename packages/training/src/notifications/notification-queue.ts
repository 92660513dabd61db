import type { PendingNotification, ProgressStore } from '../progress-store.ts'

/** Notifications that wait until a browser confirms them; of each challenge at most one. */
export class NotificationQueue {
  readonly #store: ProgressStore
  readonly #waiting: PendingNotification[]

  /** @param waiting those that are stored, oldest first */
  constructor(store: ProgressStore, waiting: readonly PendingNotification[]) {
    this.#store = store
    this.#waiting = [...waiting]
  }

  /** Oldest first. */
  get waiting(): readonly PendingNotification[] {
    return this.#waiting
  }

  /** Puts a notification at the end; one of the same challenge gives way to it. */
  add(notification: PendingNotification): void {
    this.#take(notification.key)
    this.#waiting.push(notification)
    this.#store.addPending(notification)
  }

  remove(key: string): void {
    this.#take(key)
    this.#store.removePending(key)
  }

  #take(key: string): void {
    const index = this.#waiting.findIndex((waiting) => waiting.key === key)
    if (index >= 0) this.#waiting.splice(index, 1)
  }
}
