/** Stands in an address for the name of the host under which whoever reads it has reached the shop. */
export const HOST_PLACE = '{host}'

/**
 * A text in which a host's name is written where a place for it is left.
 *
 * @param host a name or address, without a port
 */
export function atHost(text: string, host: string): string {
  return text.replaceAll(HOST_PLACE, host)
}
