/**
 * The host of an address in the normalized form of the virtual network: a name in lower case without a trailing dot, an IPv4
 * address in dotted decimals, or an IPv6 address without brackets. IPv6 addresses that embed an IPv4 address become that address.
 * `URL` has already normalized octal, hexadecimal and short forms of IPv4.
 */
export function hostOf(url: URL): string {
  const { hostname } = url
  if (hostname.startsWith('[')) {
    const address = hostname.slice(1, -1)
    return embedded(address) ?? address
  }
  return hostname.toLowerCase().replace(/(?<!\.)\.+$/, '')
}

/** True when a host is the requesting machine itself, by name or by any loopback or unspecified address. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    host === '::' ||
    host === '0.0.0.0' ||
    /^127\.\d+\.\d+\.\d+$/.test(host)
  )
}

/**
 * Prefixes of IPv6 addresses that embed an IPv4 address in the last two groups: mapped, translated and compatible (RFC 6052).
 * 6to4 has it at another position.
 */
const PREFIXES: readonly RegExp[] = [/^::ffff:/, /^64:ff9b::/, /^::ffff:0:/, /^::(?=[0-9a-f]+:[0-9a-f]+$)/]

function embedded(address: string): string | null {
  const sixToFour = /^2002:([0-9a-f]{1,4}):([0-9a-f]{1,4})(?::|$)/.exec(address)
  if (sixToFour) return dotted(sixToFour[1]!, sixToFour[2]!)
  for (const prefix of PREFIXES) {
    const groups = /^([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(prefix.test(address) ? address.replace(prefix, '') : '')
    if (groups) return dotted(groups[1]!, groups[2]!)
  }
  return null
}

function dotted(high: string, low: string): string {
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [a >> 8, a & 255, b >> 8, b & 255].join('.')
}
