import { HostDisk, type WriteKind } from '@fruit/world/host-disk'

/** A disk that is full for one write of a kind. */
export class FailingDisk extends HostDisk {
  #kind: WriteKind | null = null
  #left = 0

  /** Lets the n-th write of a kind from now on fail, counted from 1. */
  failAt(kind: WriteKind, n: number): void {
    this.#kind = kind
    this.#left = n
  }

  /** Whether that write has come and failed; from now on all succeed. */
  hasFailed(): boolean {
    this.#kind = null
    return this.#left <= 0
  }

  protected override attempt<Result>(kind: WriteKind, work: () => Result): Result {
    if (kind === this.#kind && --this.#left === 0)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
    return super.attempt(kind, work)
  }
}
