import { LRUCache } from 'lru-cache'

/** A resource that can be released at any time and reopens itself when it is used. */
export interface Evictable {
  rest(): void
}

/** Open databases, by themselves. `set` at each use, `delete` when one is closed permanently. */
export type LruPool = LRUCache<Evictable, true>

/**
 * Creates an LRU pool of databases that each world needs rarely. The most recently used ones stay open. This saves a class of
 * hundreds the memory and file handles of all others (decision 76).
 *
 * @param max maximum number of open databases
 */
export function createLruPool(max: number): LruPool {
  return new LRUCache({ max, disposeAfter: (_, one, reason) => reason === 'evict' && one.rest() })
}
