/** Thrown when the text would exceed its maximum length. */
export class JsonTooLong extends Error {}

/** Thrown when the value is nested too deeply or contains itself. */
export class JsonTooDeep extends Error {}

/**
 * Writes values as JSON text like `JSON.stringify`, and throws as soon as the text exceeds its limits. A small value that
 * contains another one many times can expand to a text larger than the memory.
 */
export class BoundedJson {
  readonly #most: number
  readonly #depth: number
  #length = 0

  /**
   * @param most maximum length of the text in characters
   * @param depth maximum nesting depth of arrays and objects
   */
  constructor(most: number, depth: number) {
    this.#most = most
    this.#depth = depth
  }

  /** @throws JsonTooLong, JsonTooDeep */
  text(value: unknown): string {
    this.#length = 0
    return this.#text(value, this.#depth)
  }

  #text(value: unknown, depth: number): string {
    if (typeof value === 'bigint') return this.#counted(String(value))
    if (typeof value !== 'object' || value === null || value instanceof Date) {
      return this.#counted(JSON.stringify(value) ?? 'null')
    }
    if (depth === 0) throw new JsonTooDeep()
    this.#count(2)
    if (Array.isArray(value) || value instanceof Set || ArrayBuffer.isView(value)) {
      return `[${Array.from(value as Iterable<unknown>, (item) => this.#item(item, depth)).join()}]`
    }
    const fields = value instanceof Map ? [...value] : Object.entries(value)
    const texts = fields.map(
      ([key, field]) => `${this.#counted(JSON.stringify(String(key)))}:${this.#item(field, depth)}`,
    )
    return `{${texts.join()}}`
  }

  #item(value: unknown, depth: number): string {
    this.#count(1)
    return this.#text(value, depth - 1)
  }

  #counted(text: string): string {
    this.#count(text.length)
    return text
  }

  #count(length: number): void {
    this.#length += length
    if (this.#length > this.#most) throw new JsonTooLong()
  }
}
