import type { Server } from 'node:http'
import type { WorldRegistry } from '@fruit/world/registry'

/** Requests that are under way when the server closes may take so many tenths of a second more. */
const PATIENCE = 30
/** So often is looked for connections whose request has ended, and for worlds that nobody is in. */
const LOOK_MS = 50
/** At each look worlds are closed for so many milliseconds, and answers go out in between. */
const CLOSING_MS = 25

/**
 * Does something after so many tenths of a second. They are counted one by one: however long a busy machine keeps this process
 * waiting at once, that counts as one.
 */
export function afterTenths(tenths: number, act: () => void): NodeJS.Timeout {
  let left = tenths
  const timer = setInterval(() => {
    if (--left > 0) return
    clearInterval(timer)
    act()
  }, 100)
  return timer
}

/**
 * Lets a server that takes no new connections finish what is under way, but not wait for ever. Closing hundreds of worlds
 * takes a second or two, so it begins while the last answers are on their way.
 */
export class Farewell {
  readonly #server: Server
  readonly #registry: WorldRegistry
  #timers: NodeJS.Timeout[] = []

  constructor(server: Server, registry: WorldRegistry) {
    this.#server = server
    this.#registry = registry
  }

  begin(): void {
    this.#timers = [
      setInterval(() => {
        // Browsers keep their connections open for the next request, which is not to come.
        this.#server.closeIdleConnections()
        this.#registry.closeSome(CLOSING_MS)
      }, LOOK_MS),
      afterTenths(PATIENCE, () => this.#server.closeAllConnections()),
    ]
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}
