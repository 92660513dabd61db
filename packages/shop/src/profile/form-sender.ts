import type { RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { admitForm, type FormSender } from './seams.ts'

type Headers = Pick<RequestDetails, 'headers'>

/** Hosts with ports that the shop is reached at: those in the headers of the request, and the configured one. */
export function ownHosts(world: World, { headers }: Headers): string[] {
  const { baseUrl } = world.configuration.server
  const configured = URL.canParse(baseUrl) ? [new URL(baseUrl).host] : []
  // A page of another site can't make browsers forge these headers.
  const named = [headers.host, headers['x-forwarded-host']].flatMap((host) => (typeof host === 'string' ? [host] : []))
  return [...named, ...configured]
}

/** The origin of a form, from the headers of its request. */
export function senderOf(world: World, request: Headers): FormSender {
  const header = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : null
  }
  return {
    origin: header('origin'),
    referer: header('referer'),
    site: header('sec-fetch-site'),
    ownHosts: ownHosts(world, request),
  }
}

/** @throws HttpError 403 when a form that is only authenticated by a cookie comes from another site */
export function requireOwnForm({ world }: Visit, sender: FormSender): void {
  if (!world.use(admitForm)(sender))
    throw HttpError.expected(
      403,
      'This form was sent from another site. Open the page in our shop and send it from there.',
    )
}
