import { type ServerOptions, WebSocket, WebSocketServer } from 'ws'

/** A client that leaves more than this number of bytes unread is disconnected when it sends a ping. */
const MAX_UNREAD_BYTES = 2 ** 20
/** Maximum number of pings of a client in a second. Browsers send none, and libraries one in some seconds. */
const MAX_PINGS_PER_SECOND = 20

/** A connection of a `BoundedWebSocketServer`. */
class BoundedWebSocket extends WebSocket {
  #pings = 0
  #since = 0

  /** `ws` calls it for each ping. */
  override pong(...pong: Parameters<WebSocket['pong']>): void {
    // One packet can contain thousands of pings, which are still read after the end.
    if (this.readyState !== WebSocket.OPEN) return
    const now = performance.now()
    if (now - this.#since > 1000) {
      this.#since = now
      this.#pings = 0
    }
    if (++this.#pings > MAX_PINGS_PER_SECOND || this.bufferedAmount > MAX_UNREAD_BYTES) this.terminate()
    else super.pong(...pong)
  }
}

/**
 * A WebSocket server that limits the time and memory for pings. `ws` answers each ping immediately, so without the limits a flood
 * of them would block the main thread, and the pongs for a client that reads nothing would pile up in memory.
 */
export class BoundedWebSocketServer extends WebSocketServer<typeof BoundedWebSocket> {
  constructor(options: ServerOptions<typeof BoundedWebSocket>) {
    super({ ...options, WebSocket: BoundedWebSocket })
  }
}
