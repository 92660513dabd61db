import { Refusal } from '@fruit/world/refusal'
import type { RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { admitForm, type FormSender } from './seams.ts'

type Headers = Pick<RequestDetails, 'headers'>

/** Hosts, with their ports, that a visitor reaches the shop at: as the request names them, and as configured. */
export function ownHosts(world: World, { headers }: Headers): string[] {
  const { baseUrl } = world.configuration.server
  const configured = URL.canParse(baseUrl) ? [new URL(baseUrl).host] : []
  // No page can make a browser send these to another site.
  const named = [headers.host, headers['x-forwarded-host']].flatMap((host) => (typeof host === 'string' ? [host] : []))
  return [...named, ...configured]
}

/** The origin of a form, as far as the headers of its request name it. */
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

/** @throws Refusal 403 when a form that carries nothing but a cookie was sent from elsewhere */
export function requireOwnForm({ world }: Visit, sender: FormSender): void {
  if (!world.use(admitForm)(sender))
    throw Refusal.foreseen(
      403,
      'This form was sent from another site. Open the page in our shop and send it from there.',
    )
}
