import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** What is known of a request besides what it asks for. */
export interface Arrived {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined; readonly encrypted?: boolean }
}

/**
 * The reverse proxies whose word is taken (the setting `server.trustedProxies`). Whatever else comes in headers about
 * where a request is from is a claim of the client's, with which players may play, and which no limit may hang on.
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

  /** Whether the connection of a request is one of a trusted proxy. */
  isBehind({ socket }: Pick<Arrived, 'socket'>): boolean {
    return this.#has(plainAddress(socket.remoteAddress ?? ''))
  }

  /**
   * The address of whoever asks: that of the connection or, where that is a trusted proxy's, the last that the proxy
   * added to `X-Forwarded-For`, and so on where that is a trusted proxy in its turn. Empty for a connection without one.
   */
  clientOf({ headers, socket }: Arrived): string {
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
   * The address that limits count by. Who has one address of IPv6 has 2⁶⁴ of them: the network of 64 bits counts as one.
   */
  addressOf(request: Arrived): string {
    const address = this.clientOf(request)
    // The pattern of Node's own check takes a while, and most addresses have no colon.
    return address.includes(':') && isIPv6(address) ? networkOf(address) : address
  }

  /** The host, with its port where it has one, under which the browser asked. */
  hostOf(request: Arrived): string | undefined {
    return this.#said(request, 'x-forwarded-host') ?? request.headers.host
  }

  /** Whether the browser asked by TLS. */
  isSecure(request: Arrived): boolean {
    if (request.socket.encrypted) return true
    return this.#said(request, 'x-forwarded-proto')?.toLowerCase() === 'https'
  }

  /** The last value that a trusted proxy wrote into a header; undefined where none did. */
  #said(request: Arrived, header: string): string | undefined {
    const value = request.headers[header]
    if (value === undefined || !this.isBehind(request)) return undefined
    return String(value).split(',').at(-1)!.trim() || undefined
  }

  #has(address: string): boolean {
    // Each question to the list costs a request some microseconds, and most servers have no proxy.
    return !this.#isEmpty && isIP(address) !== 0 && this.#list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
}

/** IPv4 in its own form where a socket shows it as IPv6, and no zone. */
function plainAddress(address: string): string {
  return address.replace(/%.*/s, '').replace(/^::ffff:(?=\d+\.)/i, '')
}

/** The address in an entry of `X-Forwarded-For`, some of which have ports; null where there is none. */
function hopAddress(entry: string): string | null {
  const text = entry.trim().replace(/^"|"$/g, '')
  const bare = /^\[([^\]]*)\]/.exec(text)?.[1] ?? (/^[^:]*:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text)
  const address = plainAddress(bare)
  return isIP(address) ? address : null
}

/** The first 64 bits of an address of IPv6. */
function networkOf(address: string): string {
  // The standard form has the last two groups in hexadecimal, too, and one `::` at most.
  const [front = '', back] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = front === '' ? [] : front.split(':')
  const last = back === undefined || back === '' ? [] : back.split(':')
  const missing = back === undefined ? 0 : 8 - groups.length - last.length
  return `${[...groups, ...Array<string>(missing).fill('0'), ...last].slice(0, 4).join(':')}::/64`
}
