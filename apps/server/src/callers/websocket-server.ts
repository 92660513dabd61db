import { type ServerOptions, WebSocket, WebSocketServer } from 'ws'

/** A client that leaves more than these bytes unread is cut off when it sends a ping. */
const MAX_UNREAD_BYTES = 4 * 2 ** 20

/** A connection of a `BoundedWebSocketServer`. */
class BoundedWebSocket extends WebSocket {
  override pong(...pong: Parameters<WebSocket['pong']>): void {
    if (this.bufferedAmount > MAX_UNREAD_BYTES) this.terminate()
    else super.pong(...pong)
  }
}

/**
 * A WebSocket server whose memory no client fills with pongs. Each ping is answered at once, so a client that sends pings and reads
 * nothing would have all answers wait in memory.
 */
export class BoundedWebSocketServer extends WebSocketServer<typeof BoundedWebSocket> {
  constructor(options: ServerOptions<typeof BoundedWebSocket>) {
    super({ ...options, WebSocket: BoundedWebSocket })
  }
}
