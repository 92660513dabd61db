import { type ServerOptions, WebSocket, WebSocketServer } from 'ws'

/** A client that leaves more than this number of bytes unread is disconnected when it sends a ping. */
const MAX_UNREAD_BYTES = 4 * 2 ** 20

/** A connection of a `BoundedWebSocketServer`. */
class BoundedWebSocket extends WebSocket {
  override pong(...pong: Parameters<WebSocket['pong']>): void {
    if (this.bufferedAmount > MAX_UNREAD_BYTES) this.terminate()
    else super.pong(...pong)
  }
}

/**
 * A WebSocket server that limits the memory for pongs. `ws` answers each ping immediately, so without the limit the pongs for a
 * client that reads nothing would pile up in memory.
 */
export class BoundedWebSocketServer extends WebSocketServer<typeof BoundedWebSocket> {
  constructor(options: ServerOptions<typeof BoundedWebSocket>) {
    super({ ...options, WebSocket: BoundedWebSocket })
  }
}
