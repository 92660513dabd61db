import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Handles errors of upgraded connections. Node removes its own error listener from such a connection, so a client that resets it
 * would end the process with an unhandled error.
 */
export function handleUpgradeErrors(server: Server): void {
  server.prependListener('upgrade', (_request, socket: Duplex) => socket.on('error', () => socket.destroy()))
}
