import { redirect } from '@fruit/contracts/calls/redirects'
import { HttpResponse, handle, type Route } from '@fruit/world/route'
import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { visitorRedirected } from './facts.ts'
import { judgeTarget } from './targets.ts'

export const redirectRoutes: readonly Route[] = [handle(redirect, (visit, { query }) => redirectTo(visit, query.to))]

/**
 * Redirects to another site.
 *
 * @throws HttpError 406 for a URL that the shop does not link to, 500 without one (docs/reference/calls.md#pages)
 */
async function redirectTo(visit: Visit, to: string | undefined): Promise<HttpResponse> {
  if (to === undefined) throw new HttpError(500, 'Where to? Please add ?to= and an address that we link to.')
  const { isAdmitted, targets } = await judgeTarget(visit.world, to)
  if (!isAdmitted)
    throw new HttpError(
      406,
      messageWith('We do not lead to {{address}}: it is not one of the pages that we link to.', {
        address: to.slice(0, 200),
      }),
    )
  visit.record(visitorRedirected, { to, targets })
  return new HttpResponse(302, '', { location: asHeader(to) })
}

/** Percent-encodes characters that are not allowed in a header. */
function asHeader(address: string): string {
  return [...Buffer.from(address)]
    .map((byte) =>
      byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('')
}
