/** What those who hold an event tell all players. */
interface EventNotice {
  readonly message: string
  /** Changes with every message; whoever closed one sees the next. */
  readonly updatedAt: string
}

/** Reads `{ message, enabled, updatedAt }`, which comes from elsewhere; null when there is nothing to show. */
export function readNotice(answer: unknown): EventNotice | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { message, enabled, updatedAt } = answer as Readonly<Record<string, unknown>>
  if (enabled !== true || typeof message !== 'string' || message.trim() === '') return null
  return { message, updatedAt: String(updatedAt ?? message) }
}

/**
 * Where the feed is. A path is one of the host, because whoever serves the shop below a path serves the feed beside it.
 *
 * @param base address of the shop
 * @returns null for what is no web address
 */
export function feedAddress(url: string | null, base: string): URL | null {
  if (url === null || !URL.canParse(url, base)) return null
  const address = new URL(url, base)
  return address.protocol === 'http:' || address.protocol === 'https:' ? address : null
}
