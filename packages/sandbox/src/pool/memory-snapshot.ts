/** The content of a WebAssembly memory, to which it can be restored. */
export class MemorySnapshot {
  readonly #memory: WebAssembly.Memory
  /** The bytes up to the last one that is not zero. */
  readonly #bytes: Uint8Array

  /** Takes the snapshot, which keeps a copy of all bytes up to the last one that is not zero. */
  constructor(memory: WebAssembly.Memory) {
    this.#memory = memory
    const words = new BigUint64Array(memory.buffer)
    this.#bytes = new Uint8Array(memory.buffer).slice(0, 8 * (words.findLastIndex((word) => word !== 0n) + 1))
  }

  /** Restores every byte. A memory that has grown keeps its size, and its additional bytes become zero, as after growing. */
  restore(): void {
    const bytes = new Uint8Array(this.#memory.buffer)
    bytes.set(this.#bytes)
    bytes.fill(0, this.#bytes.length)
  }
}
