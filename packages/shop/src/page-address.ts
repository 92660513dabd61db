import type { RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'

/** Prefixes a path of the shop with the base path that a proxy serves the shop at. */
export function addressOf(world: Pick<World, 'configuration'>, path: string): string {
  return world.configuration.server.basePath + path
}

/**
 * The URL at which the visitor reaches the shop, with a slash at the end. It is the configured `baseUrl`, or the host
 * of the request when `baseUrl` is a loopback address.
 */
export function publicUrl(world: World, { headers }: Pick<RequestDetails, 'headers'>): string {
  const { baseUrl, basePath } = world.configuration.server
  const named = `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${headers.host}${basePath}/`
  const isForAll = !['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname)
  return isForAll || !URL.canParse(named) ? `${baseUrl.replace(/(?<!\/)\/+$/, '')}/` : named
}

/** The visitor of a page. The world may be one that could not be opened. */
export type PageVisitor = Pick<Visit, 'language'> &
  Partial<Pick<Visit, 'session'>> & { readonly world: Pick<World, 'configuration'> & Partial<Pick<World, 'state'>> }
