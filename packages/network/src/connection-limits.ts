import { readFileSync } from 'node:fs'
import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from '@fruit/contracts/configuration/limits'
import type { TrustedProxies } from './trusted-proxies.ts'

/** Interval of the check for slow requests. */
const CHECK_INTERVAL_MS = 1000

/** If `onIncoming` returns this, Node's HTTP parser stops reading after the request. */
const STOP_PARSING = 2

/** Returns the timeouts of the HTTP server, so that slow or silent clients cannot hold a connection. */
export function timeoutOptions({ headersSeconds, requestSeconds, silentSeconds }: Limits) {
  const times = {
    headersTimeout: headersSeconds * 1000,
    // The time for headers is part of the time for the request.
    requestTimeout: Math.max(requestSeconds, headersSeconds) * 1000,
  }
  return {
    requestTimeout: times.requestTimeout,
    connectionTimeout: silentSeconds * 1000,
    http: { ...times, connectionsCheckingInterval: CHECK_INTERVAL_MS } satisfies ServerOptions,
  }
}

type ConnectionLimits = Pick<Limits, 'connections' | 'connectionsPerAddress' | 'requestsPerConnection'>

/**
 * Limits the total connections, the connections per address, and the pending requests per connection. Trusted proxies have no
 * limit per address, because they carry the connections of many clients.
 *
 * @param share of this process's file handles for connections; the others are for the files of worlds
 */
export function limitConnections(server: Server, limits: ConnectionLimits, proxies: TrustedProxies, share = 0.5): void {
  server.maxConnections = Math.min(limits.connections, Math.floor(maxFileHandles() * share))
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const request = { headers: {}, socket }
    if (proxies.isBehind(request)) return
    const address = proxies.addressOf(request)
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = open.get(address)! - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > limits.connectionsPerAddress) refuse(socket, limits.connectionsPerAddress)
  })
  limitPipelining(server, limits.requestsPerConnection)
}

/**
 * Closes a connection with too many pending requests. Node parses a chunk without a pause, before other connections. Therefore
 * the rest of the chunk is not parsed, and only its first request, which was passed on immediately, is handled.
 */
function limitPipelining(server: Server, most: number): void {
  const waiting = new WeakMap<Socket, number>()
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > most) {
      stopParsing(socket)
      socket.destroy()
      return
    }
    waiting.set(socket, count)
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1))
    const handOn = () => {
      if (!socket.destroyed) for (const handler of handlers) handler.call(server, request, response)
    }
    if (count === 1) handOn()
    // After the whole chunk has been parsed.
    else process.nextTick(handOn)
  })
}

/**
 * Makes the parser of a connection ignore the rest of a chunk, as after a protocol upgrade. Node has no other way to do so: it
 * would create a request for each, and an error with a stack when the connection closes. 400 requests took 5 ms that way, and
 * take 1 ms this way.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: (() => number) | null } | null }
  if (parser) parser.onIncoming = () => STOP_PARSING
}

/** The request has not been parsed yet, so its language is unknown and the response is in English. */
function refuse(socket: Socket, most: number): void {
  const text = `There are already ${most} connections from your address. Close some, then try again.\n`
  socket.on('error', () => {})
  socket.end(
    `HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nRetry-After: 10\r\nConnection: close\r\n\r\n${text}`,
    () => socket.destroy(),
  )
}

/** Returns the process's limit of open files and connections; Infinity if it is unlimited or unknown. */
export function maxFileHandles(): number {
  try {
    const [, most] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return most === undefined ? Number.POSITIVE_INFINITY : Number(most)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
