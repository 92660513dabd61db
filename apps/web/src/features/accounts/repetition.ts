/**
 * Compares a password with its repetition while both are typed. A repetition that was equal once is accepted until it
 * is changed itself. Later changes of the first field are left to the server.
 */
export class Repetition {
  #repeated: string | null = null

  /** Whether the repetition is accepted. */
  accepts(password: string, repeat: string): boolean {
    if (repeat === this.#repeated) return true
    this.#repeated = repeat === password ? repeat : null
    return this.#repeated !== null
  }
}
