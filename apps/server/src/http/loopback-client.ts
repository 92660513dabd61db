import type { LoopbackVisits } from '@fruit/training/inside/inside-visits'
import type { RequestShop } from '@fruit/world/world'
import type { FastifyInstance, InjectOptions } from 'fastify'

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Headers of the connection and of the body size, which `inject` sets itself. */
const DROPPED_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
])

/** Sends internal requests of a world to its own shop through the server's `inject`, without a socket. */
export function createLoopbackClient(server: FastifyInstance, visits: LoopbackVisits): RequestShop {
  return async (world, program, { method, url, headers, body }, seen) => {
    if (!METHODS.includes(method)) return { status: 405, body: '' }
    const visit = visits.open({ world, program, seen: (inside) => seen(inside.takeJournal()) })
    try {
      const sent = Object.entries(headers).filter(([name]) => !DROPPED_HEADERS.has(name))
      const answer = await server.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: url.pathname + url.search,
        // Our headers come last, so that a request cannot set its own ticket.
        headers: { ...Object.fromEntries(sent), host: url.host, ...visit.headers },
        ...(body !== '' && { payload: body }),
      })
      return {
        status: answer.statusCode,
        headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
        body: answer.rawPayload,
      }
    } finally {
      visit.end()
    }
  }
}
