import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports of servers that are started for a test or a measurement. Systems give connections that nobody chose a port for one above these
 * (Linux from 32,768, others from 49,152): a port that was free would be taken by any of them before its server listens, and
 * again while it starts anew. Browsers refuse none of these.
 */
const FIRST = 15_000
const LAST = 31_999

/** A port of this machine that nothing listens on. */
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
