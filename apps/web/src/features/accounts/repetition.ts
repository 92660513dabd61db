/**
 * Compares a password with its repetition as a form does while both are typed: one that was the same when it was typed
 * counts as repeated, until somebody changes it. What is typed into the first field afterwards is the server's business.
 */
export class Repetition {
  #repeated: string | null = null

  /** Whether the password counts as repeated. */
  accepts(password: string, repeat: string): boolean {
    if (repeat === this.#repeated) return true
    this.#repeated = repeat === password ? repeat : null
    return this.#repeated !== null
  }
}
