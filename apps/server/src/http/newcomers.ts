import type { ClassHooks } from '@fruit/classroom/class/class-hooks'
import { opensPage, senderOf } from '@fruit/network/request-origin'
import type { TrustedProxies } from '@fruit/network/trusted-proxies'
import type { FixedWindowRateLimiter } from '@fruit/scheduling/rate-limiter'
import { type Message, messageWith } from '@fruit/world/texts/texts'
import { HttpError } from '@fruit/world/visits/http-error'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const NO_SHOP: Message =
  'This request names no shop. Open the shop in a browser first. In an event, its page /class gives you the header x-fruit-shop, which every tool can send.'

interface NewcomerOptions {
  readonly room: ClassHooks | undefined
  readonly proxies: TrustedProxies
  /** Limits new worlds per address. */
  readonly newWorlds: FixedWindowRateLimiter
}

/**
 * Decides whether a request without a world gets a new one.
 *
 * @throws HttpError 403, 404 or 429 if it gets none
 */
export function admitNewcomer(
  request: FastifyRequest,
  reply: FastifyReply,
  { room, proxies, newWorlds }: NewcomerOptions,
): void {
  // The browser withheld the cookie (SameSite=Lax). A new cookie would replace the learner's shop.
  if (senderOf(request.raw, proxies) === 'other' && !opensPage(request.raw))
    throw new HttpError(
      403,
      'A page of another site sent this, and your browser kept the cookie back that says which shop is yours (SameSite=Lax). Your shop is as it was.',
    )
  // In a class with events, each learner has a shop, also for tools.
  if (room?.hasEvents && !opensShop(request) && !isProbe(request)) throw HttpError.text(403, NO_SHOP)
  if (!asksForShop(request))
    throw new HttpError(
      404,
      'There is no such page. Open the front page of the shop first: it gives you a shop of your own.',
    )
  const seconds = newWorlds.count(proxies.addressOf(request.raw))
  if (seconds === 0) return
  reply.header('retry-after', seconds)
  throw new HttpError(
    429,
    messageWith(
      'Your network has opened many new shops within a minute. Please wait {{seconds}} seconds and try again.',
      {
        seconds,
      },
    ),
  )
}

/** Tests whether a request is for a call or a page. Scanners request paths that no shop has. */
function asksForShop({ is404, method, url, headers }: FastifyRequest): boolean {
  if (!is404) return true
  return asksForPage({ method, url, headers })
}

/** Tests whether a request is the health check of a hosting platform. */
function isProbe({ url }: FastifyRequest): boolean {
  return /^\/rest\/admin\/application-version\/?$/i.test(url)
}

/** Tests whether a browser or a similar client opens a page of the shop. */
export function opensShop({ method, url, headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode']
  return (mode === undefined || mode === 'navigate') && asksForPage({ method, url, headers })
}

function asksForPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return /^\/(?:\?|$)/.test(url) || (headers.accept ?? '').includes('text/html')
}
