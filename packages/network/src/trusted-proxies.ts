import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Headers and connection of a request. */
export interface IncomingConnection {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined; readonly encrypted?: boolean }
}

/**
 * Reverse proxies whose X-Forwarded-* headers are trusted (the setting `server.trustedProxies`). Without a trusted proxy,
 * clients can forge these headers, so limits must not depend on them.
 */
export class TrustedProxies {
  readonly #list = new BlockList()
  readonly #isEmpty: boolean

  /** @param entries addresses such as `10.0.0.2`, and networks such as `10.0.0.0/8` */
  constructor(entries: readonly string[] = []) {
    this.#isEmpty = entries.length === 0
    for (const entry of entries) {
      const [address = '', prefix] = entry.split('/')
      const family = isIPv6(address) ? 'ipv6' : 'ipv4'
      if (prefix === undefined) this.#list.addAddress(address, family)
      else this.#list.addSubnet(address, Number(prefix), family)
    }
  }

  /** Tests whether the connection of a request comes from a trusted proxy. */
  isBehind({ socket }: Pick<IncomingConnection, 'socket'>): boolean {
    return this.#has(plainAddress(socket.remoteAddress ?? ''))
  }

  /**
   * Returns the client's address: the last one in `X-Forwarded-For` that is no trusted proxy, if the connection comes from a
   * trusted proxy; otherwise the connection's address. Empty if the connection has no address.
   */
  clientOf({ headers, socket }: IncomingConnection): string {
    let address = plainAddress(socket.remoteAddress ?? '')
    if (!this.#has(address)) return address
    const hops = String(headers['x-forwarded-for'] ?? '').split(',')
    while (this.#has(address) && hops.length > 0) {
      const hop = hopAddress(hops.pop()!)
      if (hop === null) break
      address = hop
    }
    return address
  }

  /**
   * Returns the address for rate limits. For IPv6 this is the /64 network, because one client usually has all 2⁶⁴ addresses of it.
   */
  addressOf(request: IncomingConnection): string {
    const address = this.clientOf(request)
    // Node's check is slow, and most addresses contain no colon.
    return address.includes(':') && isIPv6(address) ? networkOf(address) : address
  }

  /** Returns the host, with its port if any, to which the browser sent the request. */
  hostOf(request: IncomingConnection): string | undefined {
    return this.#said(request, 'x-forwarded-host') ?? request.headers.host
  }

  /** Tests whether the browser used TLS. */
  isSecure(request: IncomingConnection): boolean {
    if (request.socket.encrypted) return true
    return this.#said(request, 'x-forwarded-proto')?.toLowerCase() === 'https'
  }

  /** Returns the last value of a header from a trusted proxy; undefined without one. */
  #said(request: IncomingConnection, header: string): string | undefined {
    const value = request.headers[header]
    if (value === undefined || !this.isBehind(request)) return undefined
    return String(value).split(',').at(-1)!.trim() || undefined
  }

  #has(address: string): boolean {
    // A check of the list takes some microseconds per request, and most servers have no proxy.
    return !this.#isEmpty && isIP(address) !== 0 && this.#list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
}

/** Unwraps an IPv4-mapped IPv6 address, and removes a zone. */
function plainAddress(address: string): string {
  return address.replace(/%.*/s, '').replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Returns the address in an entry of `X-Forwarded-For`, without a port; null if it contains none. */
function hopAddress(entry: string): string | null {
  const text = entry.trim().replace(/^"|"$/g, '')
  const bare = /^\[([^\]]*)\]/.exec(text)?.[1] ?? (/^[^:]*:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text)
  const address = plainAddress(bare)
  return isIP(address) ? address : null
}

/** Returns the /64 network of an IPv6 address. */
function networkOf(address: string): string {
  // URL normalizes the address: all groups are hexadecimal, with at most one `::`.
  const [front = '', back] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = front === '' ? [] : front.split(':')
  const last = back === undefined || back === '' ? [] : back.split(':')
  const missing = back === undefined ? 0 : 8 - groups.length - last.length
  return `${[...groups, ...Array<string>(missing).fill('0'), ...last].slice(0, 4).join(':')}::/64`
}
