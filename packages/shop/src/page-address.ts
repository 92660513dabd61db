import type { RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'

/** The address of a path of the shop, below the path that a proxy serves it at. */
export function addressOf(world: Pick<World, 'configuration'>, path: string): string {
  return world.configuration.server.basePath + path
}

/**
 * Where whoever asks reaches the shop, with a slash at the end: the address that the configuration gives it for all, or
 * the one that the request names, when that is only what a machine calls itself.
 */
export function outsideAddress(world: World, { headers }: Pick<RequestDetails, 'headers'>): string {
  const { baseUrl, basePath } = world.configuration.server
  const named = `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${headers.host}${basePath}/`
  const isForAll = !['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname)
  return isForAll || !URL.canParse(named) ? `${baseUrl.replace(/(?<!\/)\/+$/, '')}/` : named
}

/** Whoever sees a page; the world may be one that could not be opened. */
export type PageVisitor = Pick<Visit, 'language'> &
  Partial<Pick<Visit, 'session'>> & { readonly world: Pick<World, 'configuration'> & Partial<Pick<World, 'state'>> }
