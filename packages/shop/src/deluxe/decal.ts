import type { World } from '@fruit/world/world'
import { addressOf } from '../page-address.ts'
import { judgeTarget } from '../redirects/targets.ts'

/** Stands for whatever address visitors reach the shop at. */
const SHOP = 'https://shop.invalid'
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Where the shop's redirect leads a browser that asks for an address, from the shop's root: a path when it stays with the shop, an
 * address otherwise; null when the shop leads it nowhere.
 */
export async function ledTo(world: World, address: string): Promise<string | null> {
  const root = `${SHOP}${addressOf(world, '/')}`
  if (!URL.canParse(address, root)) return null
  const asked = new URL(address, root)
  if (asked.origin !== SHOP || asked.pathname !== addressOf(world, '/redirect')) return null
  const to = asked.searchParams.get('to')
  if (to === null || !URL.canParse(to, asked)) return null
  if (!(await judgeTarget(world, to)).isAdmitted) return null
  const place = new URL(to, asked)
  const base = addressOf(world, '/')
  if (!isShop(world, place) || !place.pathname.startsWith(base)) return place.href
  return `/${place.pathname.slice(base.length)}${place.search}${place.hash}`
}

function isShop({ configuration }: World, { origin, hostname }: URL): boolean {
  return origin === SHOP || origin === new URL(configuration.server.baseUrl).origin || LOOPBACK.includes(hostname)
}
