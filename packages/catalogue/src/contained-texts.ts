/** Size of the hash table of a trie per node. */
const SLOTS_PER_NODE = 2

/**
 * Returns those of many texts that a long text contains, as Aho and Corasick did: the time grows with the sum of all lengths, not with their
 * product.
 */
export function containedTexts(text: string, wanted: Iterable<string>): ReadonlySet<string> {
  const patterns = [...new Set(wanted)]
  const trie = new Trie(patterns.reduce((sum, { length }) => sum + length, 1))
  const ends = new Int32Array(patterns.length)
  let longer = [...patterns.keys()]
  // One character of each pattern at a time, so that shorter prefixes are there before longer ones.
  for (let at = 0; longer.length > 0; at++) {
    longer = longer.filter((index) => patterns[index]!.length > at)
    for (const index of longer) ends[index] = trie.extend(ends[index]!, patterns[index]!.charCodeAt(at))
  }
  const isSeen = trie.prefixesIn(text)
  return new Set(patterns.filter((_, index) => isSeen[ends[index]!] === 1))
}

/** Prefixes of texts, as numbered nodes; 0 is the empty prefix. */
class Trie {
  /** Number of the longest proper suffix of each prefix that is a prefix too. */
  readonly #suffix: Int32Array
  /** Hash table of the edges: prefix, following character, and longer prefix; 0 for none. */
  readonly #from: Int32Array
  readonly #character: Uint16Array
  readonly #to: Int32Array
  readonly #mask: number
  #count = 1

  /** @param capacity maximum number of prefixes */
  constructor(capacity: number) {
    const size = 2 ** Math.ceil(Math.log2(SLOTS_PER_NODE * capacity))
    this.#suffix = new Int32Array(capacity)
    this.#from = new Int32Array(size)
    this.#character = new Uint16Array(size)
    this.#to = new Int32Array(size)
    this.#mask = size - 1
  }

  /** Returns a prefix with one more character, and adds it when it is new. All prefixes that are shorter must have been added. */
  extend(prefix: number, character: number): number {
    const slot = this.#slot(prefix, character)
    if (this.#to[slot] !== 0) return this.#to[slot]!
    const added = this.#count++
    this.#suffix[added] = prefix === 0 ? 0 : this.#next(this.#suffix[prefix]!, character)
    this.#from[slot] = prefix
    this.#character[slot] = character
    this.#to[slot] = added
    return added
  }

  /** Returns which prefixes a text contains: 1 at their numbers. */
  prefixesIn(text: string): Uint8Array {
    const isSeen = new Uint8Array(this.#count)
    isSeen[0] = 1
    let longest = 0
    for (let at = 0; at < text.length; at++) {
      longest = this.#next(longest, text.charCodeAt(at))
      isSeen[longest] = 1
    }
    // A prefix contains its suffixes, which have lower numbers.
    for (let prefix = this.#count - 1; prefix > 0; prefix--) if (isSeen[prefix] === 1) isSeen[this.#suffix[prefix]!] = 1
    return isSeen
  }

  /** Returns the longest prefix at the end of a text that ended with a prefix and goes on with a character. */
  #next(prefix: number, character: number): number {
    for (let shorter = prefix; ; shorter = this.#suffix[shorter]!) {
      const next = this.#to[this.#slot(shorter, character)]!
      if (next !== 0 || shorter === 0) return next
    }
  }

  /** Returns the slot of an edge, or the free one where it belongs. */
  #slot(prefix: number, character: number): number {
    let slot = (Math.imul(prefix, 0x9e3779b1) ^ Math.imul(character + 1, 0x85ebca6b)) >>> 0
    slot = (slot ^ (slot >>> 15)) & this.#mask
    while (this.#to[slot] !== 0 && (this.#from[slot] !== prefix || this.#character[slot] !== character))
      slot = (slot + 1) & this.#mask
    return slot
  }
}
