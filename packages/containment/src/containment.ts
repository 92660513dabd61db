/**
 * Runs code and SQL that an attacker had a hand in. Nothing given to it can reach the host, another world, or the
 * event loop: every job runs in a worker that can be terminated, with a deadline and limits on what it may use.
 */
export interface Containment {
  /**
   * Runs JavaScript in an engine of its own, made for this call and thrown away after it.
   *
   * @throws ContainmentFailure when the worker itself broke or the containment is closed; never because of the code
   */
  script(job: ScriptJob): Promise<ScriptOutcome>

  /**
   * Runs the first statement of a text on a read-only copy of a database, and gives its rows in order.
   *
   * @throws SqlFailure when the statement fails or reaches a limit
   * @throws ContainmentFailure when the containment is closed, or when the image could not be read
   */
  sql(job: SqlJob): Promise<SqlRow[]>

  /** Ends all workers. Jobs that wait or run end with a ContainmentFailure. */
  close(): Promise<void>
}
