/** The file of a chain, open. What fails there is told by whoever opened it: a full disk, or damage. */
export interface ChainDatabase {
  /** Size of the file in bytes. */
  readonly bytes: number
  /** Rows of a statement. */
  all(sql: string, values: readonly unknown[]): unknown[]
  /** Carries out a statement that writes. */
  run(sql: string, values: readonly unknown[]): void
  /** Runs `work`, which does not await: all that it writes is stored when this returns, or nothing of it. */
  transaction(work: () => void): void
  close(): void
}
