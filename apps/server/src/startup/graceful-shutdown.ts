import type { Server } from 'node:http'
import type { WorldRegistry } from '@fruit/world/registry/registry'

/** In-flight requests may take this many tenths of a second after the server begins to close. */
const TIMEOUT_TENTHS = 30
/** Interval at which idle connections and unused worlds are closed. */
const POLL_INTERVAL_MS = 50
/** Time per interval for closing worlds, in milliseconds, so that responses are sent in between. */
const CLOSE_SLICE_MS = 25

/**
 * Calls `act` after a number of tenths of a second. It counts ticks, so a stall of the process, however long, counts as one tenth.
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
 * Begins a graceful shutdown: in-flight requests may finish within a time limit. Closing hundreds of worlds takes one or two seconds,
 * so it begins while the last responses are sent.
 *
 * @returns a function to call when the server is closed
 */
export function beginShutdown(server: Server, registry: WorldRegistry): () => void {
  const timers = [
    setInterval(() => {
      // Browsers keep connections open for further requests.
      server.closeIdleConnections()
      registry.closeSome(CLOSE_SLICE_MS)
    }, POLL_INTERVAL_MS),
    afterTenths(TIMEOUT_TENTHS, () => server.closeAllConnections()),
  ]
  return () => timers.forEach(clearTimeout)
}
