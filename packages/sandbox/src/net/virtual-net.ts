import { hostOf, isLoopback } from './net-address.ts'
import { NetFailure, type NetLimits, type NetRequest, type NetResponse, netLimits } from './net-job.ts'

/** A request as a host receives it: its address is parsed, and names of headers are in lower case. */
export interface ArrivedRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The response of a host; `body` may be text. */
export interface HostResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** A host on the virtual network. */
export interface NetHost {
  /** Names and addresses in the form of `hostOf`; `loopback` matches all names of the requesting machine itself. */
  readonly names: readonly string[]
  /** Open ports, for HTTP; all others refuse connections. */
  readonly ports: readonly number[]
  answer(request: ArrivedRequest): HostResponse | Promise<HostResponse>
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
}

/**
 * A network that contains only the given hosts. It never opens a socket and never asks a name server: an address is parsed once,
 * as text, and matches one of these hosts or fails.
 */
export class VirtualNet {
  readonly #hosts: readonly NetHost[]
  readonly #limits: NetLimits

  constructor(hosts: readonly NetHost[], limits: Partial<NetLimits> = {}) {
    this.#hosts = hosts
    this.#limits = { ...netLimits, ...limits }
  }

  /**
   * Sends a request to a host.
   *
   * @param isFollowing true: follows redirects
   * @throws NetFailure for an unknown host, or without a response within the limits
   */
  async fetch(request: NetRequest, isFollowing = true): Promise<NetResponse> {
    const { deadlineMs } = this.#limits
    let timer: NodeJS.Timeout | undefined
    const overdue = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new NetFailure('ETIMEDOUT', `No answer came within ${deadlineMs} ms.`)),
        deadlineMs,
      )
    })
    try {
      return await Promise.race([this.#ask(request, isFollowing), overdue])
    } finally {
      clearTimeout(timer)
    }
  }

  async #ask(request: NetRequest, isFollowing: boolean): Promise<NetResponse> {
    let arrived = this.#arrived(request)
    for (let hops = 0; ; hops++) {
      const answer = await this.#hostFor(arrived.url).answer(arrived)
      const headers = lowerCased(answer.headers ?? {})
      const { location } = headers
      if (!isFollowing || location === undefined || ![301, 302, 303, 307, 308].includes(answer.status)) {
        const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body
        if (body.length > this.#limits.answerBytes)
          throw new NetFailure('EMSGSIZE', `The answer is larger than ${this.#limits.answerBytes} bytes.`)
        const { status } = answer
        return { status, statusText: STATUS_TEXTS[status] ?? '', headers, body, url: arrived.url.href }
      }
      if (hops >= this.#limits.redirects)
        throw new NetFailure('ELOOP', `It was redirected more than ${this.#limits.redirects} times.`)
      const url = this.#read(location, arrived.url)
      const keepsBody = answer.status === 307 || answer.status === 308
      // Credentials for one host are not sent to another.
      const { authorization: _a, cookie: _c, host: _h, ...rest } = arrived.headers
      arrived = {
        ...(keepsBody ? arrived : { method: arrived.method === 'HEAD' ? 'HEAD' : 'GET', body: '' }),
        headers: hostOf(url) === hostOf(arrived.url) ? arrived.headers : rest,
        url,
      }
    }
  }

  #arrived({ method, url, headers = {}, body = '' }: NetRequest): ArrivedRequest {
    if (!/^[A-Za-z]{1,20}$/.test(method)) throw new NetFailure('EINVAL', 'A method is a word.')
    for (const [name, value] of Object.entries(headers)) {
      if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(value))
        throw new NetFailure('EINVAL', 'A header holds a sign that no header may hold.')
    }
    const size = Buffer.byteLength(body) + Buffer.byteLength(JSON.stringify(headers))
    if (size > this.#limits.requestBytes)
      throw new NetFailure('EMSGSIZE', `The request is larger than ${this.#limits.requestBytes} bytes.`)
    return { method: method.toUpperCase(), url: this.#read(url), headers: lowerCased(headers), body }
  }

  #read(address: string, base?: URL): URL {
    if (address.length > this.#limits.urlLength)
      throw new NetFailure('EINVAL', `An address has at most ${this.#limits.urlLength} characters.`)
    let url: URL
    try {
      url = new URL(address, base)
    } catch {
      throw new NetFailure('EINVAL', `This is no address: ${address.slice(0, 200)}`)
    }
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new NetFailure('EPROTO', `Nobody here speaks "${url.protocol.slice(0, 20)}": ask by http.`)
    return url
  }

  #hostFor(url: URL): NetHost {
    const name = hostOf(url)
    const host = this.#hosts.find(({ names }) => names.includes(isLoopback(name) ? 'loopback' : name))
    if (!host) throw new NetFailure('ENOTFOUND', `There is no host ${name.slice(0, 200)}.`)
    const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
    if (!host.ports.includes(port)) throw new NetFailure('ECONNREFUSED', `Port ${port} of ${name} is closed.`)
    return host
  }
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
