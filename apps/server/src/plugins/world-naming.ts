import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import cookies from '@fastify/cookie'
import { equalInConstantTime } from '@fruit/shop/accounts/passwords'
import type { WorldId } from '@fruit/world/world'
import type { FastifyRequest } from 'fastify'
import type { Caller, ClassHooks } from '../class/class-hooks.ts'

/** How a request tells which world it means. */
export type WorldNaming =
  | { readonly kind: 'one'; readonly id: WorldId }
  /**
   * A cookie signed with `key`; a browser without one gets a new world, unless another site makes it ask. `room`: of a class, whose
   * learners are named otherwise, and whose newcomers join while an event runs.
   */
  | { readonly kind: 'cookie'; readonly key: string; readonly room?: ClassHooks }

const COOKIE = 'fruit_world'
const COOKIE_LIFE_SECONDS = 365 * 24 * 60 * 60

/** Whom a request comes from; null when it names no world. */
export function callerOf(naming: WorldNaming, headers: IncomingHttpHeaders): Caller | null {
  const world = naming.kind === 'one' ? naming.id : undefined
  if (world !== undefined) return { world, learner: null, isLooking: false }
  const { key, room } = naming as Extract<WorldNaming, { kind: 'cookie' }>
  const ofClass = room?.caller(headers)
  if (ofClass) return ofClass
  const named = signedWorld(key, headers.cookie)
  return named === null ? null : { world: named, learner: null, isLooking: false }
}

/** Whether whoever came into a world still would: a learner may be in another team by now, and a look is over after a while. */
export function staysIn(naming: WorldNaming, headers: IncomingHttpHeaders, world: WorldId): boolean {
  return callerOf(naming, headers)?.world === world
}

/** The world that a cookie of ours names. */
function signedWorld(key: string, cookieHeader: string | undefined): WorldId | null {
  const value = cookieHeader ? cookies.parse(cookieHeader)[COOKIE] : undefined
  const [id, signature] = value?.split('.') ?? []
  if (!id || !signature || !equalInConstantTime(signature, sign(key, id))) return null
  return id
}

function sign(key: string, id: WorldId): string {
  return createHmac('sha256', key).update(`world ${id}`).digest('base64url')
}

/** A cookie that names a world. @param isSecure whether browsers send it back by TLS only */
export function worldCookie(key: string, id: WorldId, isSecure = false): string {
  return `${COOKIE}=${id}.${sign(key, id)}; Path=/; Max-Age=${COOKIE_LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** The host that a header names, without a port; `localhost` where it names none, or something else. */
export function hostNameIn(header: string | undefined): string {
  const [name] = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?=:\d+$|$)/i.exec(header ?? '') ?? []
  return name?.toLowerCase() ?? 'localhost'
}

/** Key of the language in the cookies of a request, such as `de_DE`; `en` without one. */
export function languageIn(cookieHeader: string | undefined): string {
  return languageOf(cookieHeader ? cookies.parse(cookieHeader).language : undefined)
}

/** @param cookie value of the cookie `language` */
export function languageOf(cookie: string | undefined): string {
  return cookie && /^[a-zA-Z_]{2,10}$/.test(cookie) ? cookie : 'en'
}

/** The token that a request carries in its header, whatever it is worth. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  return header && /^bearer /i.test(header) ? header.slice(7) : undefined
}
