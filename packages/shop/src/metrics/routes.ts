import { readMetrics } from '@fruit/contracts/calls/metrics'
import { HttpResponse, handle, type Route } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { sessionOf } from '../accounts/tokens.ts'
import { metricsRead } from './facts.ts'
import { admitMetricsReader } from './seams.ts'

/** @param write writes the metrics of a visit's world in the Prometheus text format */
export const metricsRoutes = (write: (visit: Visit) => Promise<string>): readonly Route[] => [
  handle(readMetrics, async (visit, _input, request) => {
    // When a browser opens the URL, the token is in the cookie.
    const session = visit.session ?? (await sessionOf(visit.world, request.cookies.token))
    const userAgent = String(request.headers['user-agent'] ?? '')
    const reader = { role: session?.role ?? null, userAgent, address: request.address }
    if (!(await visit.world.call(admitMetricsReader, reader)))
      throw HttpError.text(403, 'The metrics are for those who run the shop. Sign in as an administrator.')
    visit.record(metricsRead, { userAgent })
    return new HttpResponse(200, Buffer.from(await write(visit)), {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  }),
]
