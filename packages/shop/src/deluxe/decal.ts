import type { World } from '@fruit/world/world'
import { addressOf } from '../page-address.ts'
import { judgeTarget } from '../redirects/targets.ts'

/** Placeholder for the origin at which visitors reach the shop. */
const SHOP_ORIGIN = 'https://shop.invalid'
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Resolves a URL that goes through the shop's redirect, relative to the shop's root. Returns a path when the target is
 * in the shop, a URL for other targets, and null when the shop does not redirect there.
 */
export async function resolveRedirect(world: World, address: string): Promise<string | null> {
  const root = `${SHOP_ORIGIN}${addressOf(world, '/')}`
  if (!URL.canParse(address, root)) return null
  const asked = new URL(address, root)
  if (asked.origin !== SHOP_ORIGIN || asked.pathname !== addressOf(world, '/redirect')) return null
  const to = asked.searchParams.get('to')
  if (to === null || !URL.canParse(to, asked)) return null
  if (!(await judgeTarget(world, to)).isAdmitted) return null
  const place = new URL(to, asked)
  const base = addressOf(world, '/')
  if (!isShop(world, place) || !place.pathname.startsWith(base)) return place.href
  return `/${place.pathname.slice(base.length)}${place.search}${place.hash}`
}

function isShop({ configuration }: World, { origin, hostname }: URL): boolean {
  return (
    origin === SHOP_ORIGIN || origin === new URL(configuration.server.baseUrl).origin || LOOPBACK.includes(hostname)
  )
}
