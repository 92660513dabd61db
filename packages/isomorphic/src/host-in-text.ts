/** Placeholder for the host name under which the reader has reached the shop. */
export const HOST_PLACEHOLDER = '{host}'

/**
 * Replaces the placeholder of the host name in a text.
 *
 * @param host name or address, without a port
 */
export function withHost(text: string, host: string): string {
  return text.replaceAll(HOST_PLACEHOLDER, host)
}
