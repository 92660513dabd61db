import type { Log } from './chain.ts'
import type { Hex } from './contract.ts'
import { read } from './parameters.ts'
import { RpcFailure } from './rpc-failure.ts'

/** Maximum number of addresses, and of topics per position. */
const MAX_ALTERNATIVES = 100

/** A filter for logs of any blocks. */
export interface LogFilter {
  /** Null for any. */
  readonly addresses: readonly Hex[] | null
  /** By position; null for any. */
  readonly topics: readonly (readonly Hex[] | null)[]
}

/**
 * Reads `address` and `topics` of a filter.
 *
 * @throws RpcFailure
 */
export function logFilter({ address, topics }: Readonly<Record<string, unknown>>): LogFilter {
  if (topics !== undefined && topics !== null && !(Array.isArray(topics) && topics.length <= 4))
    throw new RpcFailure('wrongParameters', 'invalid argument topics: it must be a list of at most four')
  return {
    addresses: alternatives(address, (each) => read.address(each, 'address')),
    topics: ((topics ?? []) as unknown[]).map((topic) => alternatives(topic, (each) => read.hash(each, 'topics'))),
  }
}

function alternatives(value: unknown, readOne: (value: unknown) => Hex): readonly Hex[] | null {
  if (value === undefined || value === null) return null
  const listed = Array.isArray(value) ? value : [value]
  if (listed.length > MAX_ALTERNATIVES)
    throw new RpcFailure('tooMuch', `At most ${MAX_ALTERNATIVES} alternatives at a place.`)
  return listed.length === 0 ? null : listed.map(readOne)
}

/** True when a log matches the filter. */
export function matches(log: Pick<Log, 'address' | 'topics'>, { addresses, topics }: LogFilter): boolean {
  if (addresses && !addresses.includes(log.address)) return false
  return topics.every((wanted, index) => {
    const own = log.topics[index]
    return own !== undefined && (wanted === null || wanted.includes(own))
  })
}
