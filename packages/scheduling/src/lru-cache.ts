import { LRUCache } from 'lru-cache'

export type LruCache<Key extends string | number, Value extends NonNullable<unknown>> = LRUCache<Key, Value>

/**
 * Creates an LRU cache whose memory grows with its entries. With the option `max`, the library would allocate 24 bytes for each
 * possible entry in advance, which a cache in each world can't afford.
 */
export function createLruCache<Key extends string | number, Value extends NonNullable<unknown>>(
  maxEntries: number,
): LruCache<Key, Value> {
  return new LRUCache({ maxSize: maxEntries, sizeCalculation: () => 1 })
}
