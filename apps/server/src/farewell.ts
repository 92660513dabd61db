import type { Server } from 'node:http'

/** Requests that are under way when the server closes may take so many milliseconds more. */
const PATIENCE_MS = 3000
/** So often is looked for connections whose request has ended. */
const LOOK_MS = 50

/** Lets a server that takes no new connections finish what is under way, but not wait for ever. */
export class Farewell {
  readonly #server: Server
  #timers: NodeJS.Timeout[] = []

  constructor(server: Server) {
    this.#server = server
  }

  begin(): void {
    this.#timers = [
      // Browsers keep their connections open for the next request, which is not to come.
      setInterval(() => this.#server.closeIdleConnections(), LOOK_MS),
      setTimeout(() => this.#server.closeAllConnections(), PATIENCE_MS),
    ]
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}
