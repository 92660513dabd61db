const PAGE = 64 * 1024
const MEBIBYTE = 1024 * 1024
/** What the engine is built to start with; its own data and stack take some 6 MiB of it. */
const INITIAL_BYTES = 16 * MEBIBYTE
const OWN_BYTES = 6 * MEBIBYTE
/** Upper bound of the memory of any job. */
const MOST_BYTES = 128 * MEBIBYTE

/**
 * The memory of a script engine, which grows only as far as the running script may have it. QuickJS has a limit of its
 * own, but as built for WebAssembly it counts eight bytes for every piece of memory, however large the piece is.
 */
export class ScriptMemory {
  readonly memory = new WebAssembly.Memory({ initial: INITIAL_BYTES / PAGE, maximum: MOST_BYTES / PAGE })
  #granted = INITIAL_BYTES
  #isExhausted = false

  constructor() {
    const grow = this.memory.grow.bind(this.memory)
    // The engine calls the method of the object that it was given, and takes an error for a refusal.
    this.memory.grow = (pages) => {
      if (this.memory.buffer.byteLength + pages * PAGE > this.#granted) {
        this.#isExhausted = true
        throw new RangeError('The script may not have more memory.')
      }
      return grow(pages)
    }
  }

  /** Lets a script use about this many bytes. It has some 10 MiB in any case. */
  grant(bytes: number): void {
    this.#granted = OWN_BYTES + bytes
    this.#isExhausted = false
  }

  /** Memory was refused since the last grant. */
  get isExhausted(): boolean {
    return this.#isExhausted
  }
}
