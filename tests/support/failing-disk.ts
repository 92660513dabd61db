import { HostDisk, type WriteKind } from '@fruit/world/storage/host-disk'

/** A disk on which one write of a given kind fails with ENOSPC. */
export class FailingDisk extends HostDisk {
  #kind: WriteKind | null = null
  #left = 0

  /** Makes the n-th write of a kind fail, counted from 1 and from now on. */
  failAt(kind: WriteKind, n: number): void {
    this.#kind = kind
    this.#left = n
  }

  /** Whether that write has failed. Later writes succeed. */
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
