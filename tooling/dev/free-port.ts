import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Port range for servers of tests and measurements. It is below the ephemeral ports (Linux from 32,768, others from
 * 49,152): an outgoing connection could take a free port there before the server listens, or during a restart. Browsers
 * block none of these ports.
 */
const FIRST = 15_000
const LAST = 31_999

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1))
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
  await once(probe.close(), 'close')
  return true
}
