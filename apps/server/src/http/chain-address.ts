import { percentDecoded } from '@fruit/isomorphic/percent-decoded'
import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { equalInConstantTime } from '@fruit/shop/accounts/passwords'
import type { WorldRegistry } from '@fruit/world/registry/registry'
import type { World, WorldId } from '@fruit/world/world'
import { pathOf } from './url.ts'

/** 128 bits. */
const SECRET_DIGITS = 32

/**
 * Path for tools without the world's cookie. It gives access to the world's chain only. The token is derived from the shop's
 * key, so it changes when the shop is reset.
 */
export function chainPath(world: World): string {
  return `${RPC_PATH}/${world.id}.${secretOf(world)}`
}

/** Returns the world of a token; undefined for an invalid token. */
export function worldOfChainToken(registry: WorldRegistry, token: string): WorldId | undefined {
  const [id = '', secret = '', ...more] = token.split('.')
  if (more.length > 0 || secret.length !== SECRET_DIGITS || !registry.has(id)) return undefined
  const world = registry.enter(id)
  try {
    return equalInConstantTime(secret, secretOf(world)) ? id : undefined
  } finally {
    registry.leave(world)
  }
}

/** Removes the token from a URL in any spelling, so that readers of logs get no access to the chain. */
export function removeChainToken(url: string): string {
  const path = pathOf(url)
  return TOKEN.test(percentDecoded(path)) ? RPC_PATH + url.slice(path.length) : url
}

/** The router ignores case and repeated slashes. */
// linear-ok: anchored, and letters separate its loops over slashes
const TOKEN = new RegExp(`^/*${RPC_PATH.slice(1).replaceAll('/', '/+')}/+.`, 'i')

function secretOf(world: World): string {
  return world.secrets.secretFor('the address of the chain').slice(0, SECRET_DIGITS)
}
