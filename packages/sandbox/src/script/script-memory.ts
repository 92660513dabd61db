const PAGE = 64 * 1024
const MEBIBYTE = 1024 * 1024
/** Initial memory of the engine; its own data and stack take about 6 MiB of it. */
const INITIAL_BYTES = 16 * MEBIBYTE
const OWN_BYTES = 6 * MEBIBYTE
/** Maximum memory of any job. */
const MAX_BYTES = 128 * MEBIBYTE

/**
 * The memory of a script engine, which grows only up to the limit of the running script. QuickJS has its own limit, but its
 * WebAssembly build counts eight bytes for every allocation, regardless of its size.
 */
export class ScriptMemory {
  readonly memory = new WebAssembly.Memory({ initial: INITIAL_BYTES / PAGE, maximum: MAX_BYTES / PAGE })
  #limitBytes = INITIAL_BYTES
  #isExhausted = false

  constructor() {
    const grow = this.memory.grow.bind(this.memory)
    // The engine calls the method of the object that it was given, and treats an error as a refusal.
    this.memory.grow = (pages) => {
      if (this.memory.buffer.byteLength + pages * PAGE > this.#limitBytes) {
        this.#isExhausted = true
        throw new RangeError('The script may not have more memory.')
      }
      return grow(pages)
    }
  }

  /** Sets the approximate memory limit of a script in bytes. It gets about 10 MiB in any case. */
  setLimit(bytes: number): void {
    this.#limitBytes = OWN_BYTES + bytes
    this.#isExhausted = false
  }

  /** True when memory was refused since the last grant. */
  get isExhausted(): boolean {
    return this.#isExhausted
  }
}
