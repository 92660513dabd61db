import { readFileSync } from 'node:fs'
import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from '@fruit/contracts/configuration/limits'
import type { TrustedProxies } from './trusted-proxies.ts'

/** So often is looked for requests that came too slowly, in milliseconds. */
const LOOK_MS = 1000

/** A parser of Node that hears this about a request reads nothing behind it. */
const OTHER_PROTOCOL = 2

/** What the HTTP server is made with, so that nobody holds a connection by sending slowly or not at all. */
export function slownessLimits({ headersSeconds, requestSeconds, silentSeconds }: Limits) {
  const times = {
    headersTimeout: headersSeconds * 1000,
    // Headers are a part of the request.
    requestTimeout: Math.max(requestSeconds, headersSeconds) * 1000,
  }
  return {
    requestTimeout: times.requestTimeout,
    connectionTimeout: silentSeconds * 1000,
    http: { ...times, connectionsCheckingInterval: LOOK_MS } satisfies ServerOptions,
  }
}

type ConnectionLimits = Pick<Limits, 'connections' | 'connectionsPerAddress' | 'requestsPerConnection'>

/**
 * Bounds the connections, of all together and of each address, and the requests on each that wait for their answers. A
 * trusted proxy has the connections of all who come by it.
 *
 * @param share of the file handles of this process that may be connections; the others are for the files of worlds
 */
export function limitConnections(server: Server, limits: ConnectionLimits, proxies: TrustedProxies, share = 0.5): void {
  server.maxConnections = Math.min(limits.connections, Math.floor(fileHandles() * share))
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
 * Closes a connection on which more requests came than its client waited for. All that arrives in one piece is read without a
 * pause, before anybody else is heard: what is beyond the bound is not read, and of such a piece only the first request, which was
 * handed on at once, reaches anybody.
 */
function limitPipelining(server: Server, most: number): void {
  const waiting = new WeakMap<Socket, number>()
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > most) {
      readNoFurther(socket)
      socket.destroy()
      return
    }
    waiting.set(socket, count)
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1))
    const handOn = () => {
      if (!socket.destroyed) for (const handler of handlers) handler.call(server, request, response)
    }
    if (count === 1) handOn()
    // When the piece is read.
    else process.nextTick(handOn)
  })
}

/**
 * Has the parser of a connection leave what it has not read yet of a piece, as it does after a request to change the protocol. Node
 * has no other way: it would make a request of each, and an error with a stack for each when the connection is closed, which took
 * 5 ms for 400 requests and takes 1 ms so.
 */
function readNoFurther(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: (() => number) | null } | null }
  if (parser) parser.onIncoming = () => OTHER_PROTOCOL
}

/** Nobody has read the request yet, so that the answer is in English. */
function refuse(socket: Socket, most: number): void {
  const text = `There are already ${most} connections from your address. Close some, then try again.\n`
  socket.on('error', () => {})
  socket.end(
    `HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nRetry-After: 10\r\nConnection: close\r\n\r\n${text}`,
    () => socket.destroy(),
  )
}

/** How many files and connections this process may have open at once; Infinity where nobody says. */
export function fileHandles(): number {
  try {
    const [, most] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return most === undefined ? Number.POSITIVE_INFINITY : Number(most)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
