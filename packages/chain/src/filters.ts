import { randomBytes } from 'node:crypto'
import type { NewHead, RpcLog } from './chain.ts'
import type { Hex } from './contract.ts'
import { type LogFilter, matches } from './log-wish.ts'
import { RpcFailure } from './rpc-failure.ts'

/** Maximum number of filters of one chain. */
const MAX_FILTERS = 20
/** Maximum number of entries that one filter keeps, and of characters of their data; the oldest are removed first. */
const MAX_ENTRIES = 1000
const MAX_CHARACTERS = 2 ** 20
/** Time without a request after which a filter is removed, in milliseconds. */
const LIFETIME_MS = 5 * 60_000

interface Filter {
  readonly logs: LogFilter | null
  readonly kind: 'logs' | 'blocks' | 'transactions'
  readonly news: (Hex | RpcLog)[]
  asked: number
}

/** The filters of one chain, which clients poll for changes. They are kept in memory, as in every node. */
export class Filters {
  readonly #filters = new Map<string, Filter>()

  /** @throws RpcFailure when there are too many */
  add(kind: Filter['kind'], logs: LogFilter | null): Hex {
    const now = performance.now()
    for (const [id, { asked }] of this.#filters) if (now - asked > LIFETIME_MS) this.#filters.delete(id)
    if (this.#filters.size >= MAX_FILTERS)
      throw new RpcFailure(
        'tooMuch',
        `This chain has ${MAX_FILTERS} filters already. Remove one by eth_uninstallFilter.`,
      )
    const id: Hex = `0x${randomBytes(16).toString('hex')}`
    this.#filters.set(id, { kind, logs, news: [], asked: now })
    return id
  }

  /** Changes since the last call. @throws RpcFailure for an unknown filter */
  changes(id: unknown): (Hex | RpcLog)[] {
    return this.#of(id).news.splice(0)
  }

  /** The log filter with an id. @throws RpcFailure for an unknown filter */
  wish(id: unknown): LogFilter {
    const { logs } = this.#of(id)
    if (!logs) throw new RpcFailure('refused', 'this filter is not for logs')
    return logs
  }

  remove(id: unknown): boolean {
    return this.#filters.delete(String(id))
  }

  notify({ header, transaction, logs }: NewHead): void {
    for (const { kind, logs: wish, news } of this.#filters.values()) {
      if (kind === 'blocks') news.push(header.hash as Hex)
      else if (kind === 'transactions') news.push(...(transaction ? [transaction] : []))
      else news.push(...logs.filter((log) => matches(log, wish!)))
      news.splice(0, news.length - keptCount(news))
    }
  }

  #of(id: unknown): Filter {
    const filter = this.#filters.get(String(id))
    if (!filter) throw new RpcFailure('refused', 'filter not found')
    filter.asked = performance.now()
    return filter
  }
}

/** Returns how many of the latest entries a filter keeps. */
function keptCount(news: readonly (Hex | RpcLog)[]): number {
  let characters = 0
  for (let count = 0; count < Math.min(news.length, MAX_ENTRIES); count++) {
    const entry = news[news.length - 1 - count]!
    characters += typeof entry === 'string' ? 0 : entry.data.length
    if (characters > MAX_CHARACTERS) return count
  }
  return Math.min(news.length, MAX_ENTRIES)
}
