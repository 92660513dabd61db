import { Refusal } from '@fruit/world/refusal'
import { filled, type Saying } from '@fruit/world/texts/texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Allowance } from '../callers/allowance.ts'
import type { TrustedProxies } from '../callers/trusted-proxies.ts'
import type { ClassHooks } from '../class/class-hooks.ts'
import { opensPage, senderOf } from './sender.ts'

export const NO_SHOP: Saying =
  'This request names no shop. Open the shop in a browser first. In an event, its page /class gives you the header x-fruit-shop, which every tool can send.'

interface Reception {
  readonly room: ClassHooks | undefined
  readonly proxies: TrustedProxies
  /** How many new worlds an address may have. */
  readonly newWorlds: Allowance
}

/**
 * Lets a request without a world have one.
 *
 * @throws Refusal where it gets none
 */
export function receiveNewcomer(
  request: FastifyRequest,
  reply: FastifyReply,
  { room, proxies, newWorlds }: Reception,
): void {
  // Such a request lacks the cookie because of where it comes from: the answer would take the learner's shop away.
  if (senderOf(request.raw, proxies) === 'other' && !opensPage(request.raw))
    throw new Refusal(
      403,
      'A page of another site sent this, and your browser kept the cookie back that says which shop is yours (SameSite=Lax). Your shop is as it was.',
    )
  // Who has a class with events has learners, and these have shops of their own, also for tools.
  if (room?.hasEvents && !opensShop(request) && !isProbe(request)) throw Refusal.text(403, NO_SHOP)
  if (!asksForShop(request))
    throw new Refusal(
      404,
      'There is no such page. Open the front page of the shop first: it gives you a shop of your own.',
    )
  const seconds = newWorlds.count(proxies.addressOf(request.raw))
  if (seconds === 0) return
  reply.header('retry-after', seconds)
  throw new Refusal(
    429,
    filled('Your network has opened many new shops within a minute. Please wait {{seconds}} seconds and try again.', {
      seconds,
    }),
  )
}

/** Whether a request without a world asks for a shop: a call, or a page. Probes ask for what no shop has. */
function asksForShop({ is404, method, url, headers }: FastifyRequest): boolean {
  if (!is404) return true
  if (method !== 'GET' && method !== 'HEAD') return false
  return /^\/(?:\?|$)/.test(url) || (headers.accept ?? '').includes('text/html')
}

/** Whether a host asks whether the shop is alive. */
function isProbe({ url }: FastifyRequest): boolean {
  return /^\/rest\/admin\/application-version\/?$/i.test(url)
}

/** Whether somebody opens a page of the shop, in a browser or with something like one. */
export function opensShop({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers['sec-fetch-mode'] !== undefined && headers['sec-fetch-mode'] !== 'navigate') return false
  return /^\/(?:\?|$)/.test(url) || (headers.accept ?? '').includes('text/html')
}
