import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { liveHello } from '@fruit/contracts/console/live'
import { BoundedWebSocketServer } from '@fruit/network/websocket-server'
import type { WebSocket } from 'ws'
import type { ConsoleRoom } from '../class/trainer-service.ts'
import type { Session, SignIns } from './sign-ins.ts'

/** Path of the console's WebSocket. */
const LIVE_PATH = '/live'
/** Maximum number of sockets: a few trainers with a few windows each, and their projectors. */
const MAX_SOCKETS = 100
/** Timeout for the first message, in milliseconds. */
const HELLO_TIMEOUT_MS = 10_000
/** Maximum size of a message. Only the first one is read, and it is short. */
const MAX_MESSAGE_BYTES = 1024
/** Maximum number of unread bytes; a client that leaves more is disconnected. */
const MAX_UNREAD_BYTES = 8 * 1024 * 1024

interface LiveOptions {
  readonly room: ConsoleRoom
  readonly signIns: SignIns
  /** Returns why the origin of a request is rejected; null if it is accepted. */
  readonly strange: (request: IncomingMessage) => string | null
}

/**
 * Sends the changes of an event to the consoles that watch it. A client authenticates with its first message, because browsers
 * cannot set headers on a WebSocket, and the console ignores cookies.
 *
 * @returns a function that closes all sockets
 */
export function liveSockets(server: Server, { room, signIns, strange }: LiveOptions): () => void {
  const sockets = new BoundedWebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isLive = request.url?.split('?')[0] === LIVE_PATH
    const wrong = strange(request)
    if (!isLive || wrong !== null || sockets.clients.size >= MAX_SOCKETS) {
      const status = !isLive ? '404 Not Found' : wrong !== null ? '403 Forbidden' : '503 Service Unavailable'
      socket.on('error', () => {})
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (opened) => greet(opened))
  })

  function greet(socket: WebSocket): void {
    const late = setTimeout(() => socket.close(4401, 'Log in first.'), HELLO_TIMEOUT_MS)
    late.unref()
    socket.on('error', () => socket.terminate())
    socket.on('close', () => clearTimeout(late))
    socket.once('message', (data) => {
      clearTimeout(late)
      const hello = liveHello.safeParse(parsed(String(data)))
      const session = hello.success ? signIns.session(hello.data.token) : null
      if (!hello.success || !session) return socket.close(4401, 'Log in first.')
      watch(socket, session, hello.data.token, hello.data.event)
    })
  }

  function watch(socket: WebSocket, session: Session, token: string, event: string): void {
    let stop = () => {}
    const stopListening = signIns.onEnd((trainer) => {
      if (trainer === session.trainer.id && signIns.session(token) === null) socket.close(4401, 'Log in first.')
    })
    socket.on('close', () => {
      stop()
      stopListening()
    })
    try {
      stop = room.watch(event, (message) => {
        if (socket.bufferedAmount > MAX_UNREAD_BYTES) return socket.terminate()
        if (signIns.session(token) === null) return socket.close(4401, 'Log in first.')
        socket.send(JSON.stringify(message))
      })
    } catch (error) {
      const { status, message } = error as { status?: number; message: string }
      socket.close(4000 + (status ?? 500), status === undefined ? 'Internal server error.' : message.slice(0, 100))
    }
  }

  return () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
