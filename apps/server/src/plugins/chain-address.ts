import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { equalInConstantTime } from '@fruit/shop/accounts/passwords'
import type { WorldRegistry } from '@fruit/world/registry'
import type { World, WorldId } from '@fruit/world/world'

/** 128 bits. */
const SECRET_DIGITS = 32

/**
 * The address below the shop's at which tools without the world's cookie find its chain, and nothing else. It follows from the
 * shop's key, so a new shop has another one.
 */
export function chainAddress(world: World): string {
  return `${RPC_PATH}/${world.id}.${secretOf(world)}`
}

/** The world whose chain a token opens; undefined where it opens none. */
export function chainWorld(registry: WorldRegistry, token: string): WorldId | undefined {
  const [id = '', secret = '', ...more] = token.split('.')
  if (more.length > 0 || secret.length !== SECRET_DIGITS || !registry.knows(id)) return undefined
  const world = registry.enter(id)
  try {
    return equalInConstantTime(secret, secretOf(world)) ? id : undefined
  } finally {
    registry.leave(world)
  }
}

/** An address without the token in it: nobody who reads it shall get to the chain by it. However it is written. */
export function withoutToken(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return TOKEN.test(decoded(path)) ? RPC_PATH + url.slice(path.length) : url
}

/** Paths are the same in any case, and with more slashes. */
// linear-ok: it is anchored, and letters separate its loops over slashes
const TOKEN = new RegExp(`^/*${RPC_PATH.slice(1).replaceAll('/', '/+')}/+.`, 'i')

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function secretOf(world: World): string {
  return world.secrets.text('the address of the chain').slice(0, SECRET_DIGITS)
}
