import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { isChangeable } from '@fruit/server/startup/changeable-files'
import type { Connect } from 'vite'
import type { Opened } from './shop-process.ts'

/** Response while the shop cannot be started. */
const UNAVAILABLE_TEXT =
  'The shop did not start. The terminal shows the reason. It starts again after your next change.\n'

/** WebSocket protocols that Vite handles itself. */
const VITE_PROTOCOLS: ReadonlySet<string> = new Set(['vite-hmr', 'vite-ping'])

interface FrontParts {
  /** Serves modules and files of the browser. Created with the server, because Vite also handles its upgrades. */
  readonly web: (server: Server) => Promise<Connect.Server>
  /** Where the shop listens. Waits while it is starting. */
  readonly shop: () => Promise<Opened>
}

/**
 * The server of `npm run dev`: requests that Vite does not handle are proxied to the shop. While the shop starts, they
 * wait.
 */
export async function createProxy({ web, shop }: FrontParts): Promise<Server> {
  const server = createServer()
  const modules = await web(server)
  server.on('request', (message: IncomingMessage, response) => {
    const [path = ''] = (message.url ?? '').split('?')
    if (isChangeable(path)) void pass(message, response)
    else modules(message as Connect.IncomingMessage, response, () => void pass(message, response))
  })
  server.on('upgrade', (message: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!VITE_PROTOCOLS.has(message.headers['sec-websocket-protocol'] ?? '')) void passSocket(message, socket, head)
  })

  async function pass(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const opened = await shop()
    if (!opened) {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(UNAVAILABLE_TEXT)
      return
    }
    const { method, headers } = message
    const url = (message as Connect.IncomingMessage).originalUrl ?? message.url
    const asked = request(
      { port: opened.behind.port, host: opened.behind.address, method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
        answer.pipe(response)
      },
    )
    // The shop was replaced during the request.
    asked.on('error', () => response.destroy())
    response.on('close', () => asked.destroy())
    message.pipe(asked)
  }

  async function passSocket(message: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const opened = await shop()
    if (!opened) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n')
      return
    }
    const line = `${message.method} ${message.url} HTTP/1.1\r\n`
    const headers = message.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')
    const other = connect(opened.behind.port, opened.behind.address, () => {
      other.write(`${line}${headers}\r\n`)
      other.write(head)
      socket.pipe(other).pipe(socket)
    })
    other.on('error', () => socket.destroy())
    other.on('close', () => socket.destroy())
    socket.on('close', () => other.destroy())
  }
  return server
}
