import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Caller, ClassHooks } from '@fruit/classroom/class/class-hooks'
import { cookiesIn } from '@fruit/network/cookies'
import { equalInConstantTime } from '@fruit/shop/accounts/passwords'
import type { WorldId } from '@fruit/world/world'
import type { FastifyRequest } from 'fastify'

/** Determines how requests name their world. */
export type WorldNaming =
  | { readonly kind: 'one'; readonly id: WorldId }
  /**
   * A cookie signed with `key`; a browser without one gets a new world, except for cross-site requests. `room`: the class, which
   * identifies its learners itself, and lets newcomers join while an event runs.
   */
  | { readonly kind: 'cookie'; readonly key: string; readonly room?: ClassHooks }

const COOKIE = 'fruit_world'
const COOKIE_LIFE_SECONDS = 365 * 24 * 60 * 60

/** Identifies the caller of a request; null if it names no world. */
export function callerOf(naming: WorldNaming, headers: IncomingHttpHeaders): Caller | null {
  if (naming.kind === 'one') return { world: naming.id, learner: null, isReadOnly: false }
  const { key, room } = naming
  const ofClass = room?.caller(headers)
  if (ofClass) return ofClass
  const named = signedWorld(key, headers.cookie)
  return named === null ? null : { world: named, learner: null, isReadOnly: false }
}

/** Tests whether a caller still has access to a world: learners can change teams, and read-only sessions expire. */
export function hasAccessTo(naming: WorldNaming, headers: IncomingHttpHeaders, world: WorldId): boolean {
  return callerOf(naming, headers)?.world === world
}

/** Returns the world of the cookie; null if the cookie is missing or its signature is wrong. */
function signedWorld(key: string, cookieHeader: string | undefined): WorldId | null {
  const value = cookiesIn(cookieHeader)[COOKIE]
  const [id, signature] = value?.split('.') ?? []
  if (!id || !signature || !equalInConstantTime(signature, sign(key, id))) return null
  return id
}

function sign(key: string, id: WorldId): string {
  return createHmac('sha256', key).update(`world ${id}`).digest('base64url')
}

/** Returns the Set-Cookie header for a world. @param isSecure whether browsers return the cookie over TLS only */
export function worldCookie(key: string, id: WorldId, isSecure = false): string {
  return `${COOKIE}=${id}.${sign(key, id)}; Path=/; Max-Age=${COOKIE_LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Returns the host name of a Host header, without the port; `localhost` if it is missing or invalid. */
export function hostNameIn(header: string | undefined): string {
  const [name] = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?=:\d+$|$)/i.exec(header ?? '') ?? []
  return name?.toLowerCase() ?? 'localhost'
}

/** Returns the token of the Authorization header, unverified. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  return header && /^bearer /i.test(header) ? header.slice(7) : undefined
}
