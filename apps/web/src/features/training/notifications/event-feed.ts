/** A message from the organizers of an event to all players. */
interface EventNotice {
  readonly message: string
  /** Changes with every message, so that a player who closed one sees the next. */
  readonly updatedAt: string
}

/** Reads `{ message, enabled, updatedAt }` from an untrusted source; null if there is nothing to show. */
export function readNotice(answer: unknown): EventNotice | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { message, enabled, updatedAt } = answer as Readonly<Record<string, unknown>>
  if (enabled !== true || typeof message !== 'string' || message.trim() === '') return null
  return { message, updatedAt: String(updatedAt ?? message) }
}

/**
 * Address of the feed. A path is resolved against the host: if the shop is served below a path, the feed is beside it.
 *
 * @param base address of the shop
 * @returns null unless it is an http(s) address
 */
export function feedAddress(url: string | null, base: string): URL | null {
  if (url === null || !URL.canParse(url, base)) return null
  const address = new URL(url, base)
  return address.protocol === 'http:' || address.protocol === 'https:' ? address : null
}
