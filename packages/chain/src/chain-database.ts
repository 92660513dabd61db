/** The open database file of a chain. Its owner classifies failures as a full disk or damage. */
export interface ChainDatabase {
  /**
   * Checks in steps of some milliseconds whether the file can be read. Nothing else may be called before the last step.
   *
   * @throws an error of its owner when it cannot be read
   */
  check(): Iterable<void>
  /** Size of the file in bytes. */
  readonly bytes: number
  /** Rows of a statement. */
  all(sql: string, values: readonly unknown[]): unknown[]
  /** Runs a statement that writes. */
  run(sql: string, values: readonly unknown[]): void
  /** Runs `work`, which must not await: all its writes are stored when this returns, or none of them. */
  transaction(work: () => void): void
  close(): void
}
