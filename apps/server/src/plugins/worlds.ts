import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import cookies from '@fastify/cookie'
import type { Limits } from '@fruit/contracts/configuration/limits'
import { equalInConstantTime } from '@fruit/shop/accounts/passwords'
import { noteForeignToken, sessionOf } from '@fruit/shop/accounts/tokens'
import type { InsideVisit, InsideVisits } from '@fruit/training/inside/inside-visits'
import { type Cause, causeOfRequest } from '@fruit/training/solves/cause'
import { ONLY_LOOKING } from '@fruit/world/host-disk'
import type { Pace } from '@fruit/world/pace'
import { Refusal } from '@fruit/world/refusal'
import { asWritten, filled, type Saying } from '@fruit/world/texts/texts'
import { Visit } from '@fruit/world/visit'
import type { WorldId } from '@fruit/world/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Backend } from '../backend.ts'
import { Allowance } from '../callers/allowance.ts'
import type { TrustedProxies } from '../callers/trusted-proxies.ts'
import { Turns } from '../callers/turns.ts'
import type { Whereabouts } from '../callers/whereabouts.ts'
import type { Caller, ClassHooks } from '../class/class-hooks.ts'
import { chainWorld, withoutToken } from './chain-address.ts'
import { opensPage, senderOf } from './sender.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Does something for a request. Its visit goes on for so long, even if nobody waits for the answer any more. */
    atWork<Result>(request: FastifyRequest, work: () => Result): Result
  }
  interface FastifyRequest {
    visit: Visit
    /** Who asks; null before that is known, and for whoever has no world yet. */
    caller: Caller | null
    /** Set where the server visits itself. */
    inside: InsideVisit | null
    /** Null before there is a visit, and after its end. */
    stay: Stay | null
  }
}

/** How far a visit is. It is over when it was answered, or nobody waits for the answer, and nothing is at work for it. */
interface Stay {
  /** Whether the visit began without a world. */
  readonly isNew: boolean
  /** Of the world's database, when the visit began. */
  readonly versionBefore: number
  /** Pieces of work for this request that have not ended, which may use the world. */
  works: number
  isOver: boolean
}

/** How a request tells which world it means. */
export type WorldNaming =
  | { readonly kind: 'one'; readonly id: WorldId }
  /**
   * A cookie signed with `key`; a browser without one gets a new world, unless another site makes it ask. `room`: of a class, whose
   * learners are named otherwise, and whose newcomers join while an event runs.
   */
  | { readonly kind: 'cookie'; readonly key: string; readonly room?: ClassHooks }

const NO_SHOP: Saying =
  'This request names no shop. Open the shop in a browser first. In an event, its page /class gives you the header x-fruit-shop, which every tool can send.'
const COOKIE = 'fruit_world'
const COOKIE_LIFE_SECONDS = 365 * 24 * 60 * 60

interface Options {
  readonly backend: Pick<Backend, 'registry' | 'progressRegistry' | 'installedFixes' | 'speak'>
  readonly naming: WorldNaming
  readonly insideVisits: InsideVisits
  readonly proxies: TrustedProxies
  readonly whereabouts: Whereabouts
  readonly limits: Limits
  readonly basePath: string
  /** Of what holds the main thread: new worlds, and new shops. */
  readonly pace: Pace
  readonly report: (line: string) => void
}

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
function languageOf(cookie: string | undefined): string {
  return cookie && /^[a-zA-Z_]{2,10}$/.test(cookie) ? cookie : 'en'
}

/**
 * Opens the world of each request when it is its turn, and judges what happened: before the first byte of the answer goes
 * out, and while an answer streams whenever something happens.
 */
export const worlds = fastifyPlugin(
  async (
    app: FastifyInstance,
    { backend, naming, insideVisits, proxies, whereabouts, limits, basePath, pace, report }: Options,
  ) => {
    const { registry, progressRegistry, installedFixes, speak } = backend
    const room = naming.kind === 'cookie' ? naming.room : undefined
    const turns = new Turns(limits.waitingPerWorld)
    const newWorlds = new Allowance(limits.newWorldsPerMinute, 60_000)
    /** Requests on a connection whose visits are not over. */
    const onConnection = new WeakMap<object, Set<FastifyRequest>>()
    app.decorateRequest('visit', null as unknown as Visit)
    app.decorateRequest('caller', null)
    app.decorateRequest('inside', null)
    app.decorateRequest('stay', null)
    app.addHook('onRequest', (request, reply, done) => {
      request.inside = insideVisits.take(request.raw.headers)
      const byToken = !request.inside && request.routeOptions.config.isNamedByToken
      const caller = request.inside || byToken ? null : callerOf(naming, request.headers)
      request.caller = caller
      const named = byToken
        ? chainWorld(registry, (request.params as { token: string }).token)
        : (request.inside?.world ?? caller?.world ?? null)
      if (named === undefined) {
        done(new Refusal(404, asWritten('There is no chain at this address. A new shop has a new address.')))
        return
      }
      const attempt = (act: () => void) => () => {
        // Whoever has gone away meanwhile gets no world any more.
        if (reply.raw.destroyed || request.raw.socket.destroyed) return
        try {
          act()
        } catch (error) {
          done(error as Error)
        }
      }
      const refused = caller && refusalFor(caller, request.method)
      if (refused) {
        done(refused)
        return
      }
      if (named === null && room?.isRunning && opensShop(request)) {
        reply.redirect(`${basePath}/join`, 303)
        return
      }
      const goOn = caller?.isLooking ? (error?: Error) => registry.readOnly(() => done(error)) : done
      const begin = attempt(() => enter(request, reply, named, goOn))
      if (request.inside) {
        begin()
        return
      }
      if (named !== null) {
        pace.noteOthers()
        attempt(() => turns.take(named, begin))()
        return
      }
      const address = proxies.addressOf(request.raw)
      const come = attempt(() => {
        receive(request, reply)
        pace.take(`at ${address}`, begin)
      })
      attempt(() => turns.take(`at ${address}`, come))()
    })
    app.addHook('onRoute', (route) => {
      const { handler } = route
      route.handler = function (request, reply) {
        return atWork(request, () => handler.call(this, request, reply))
      }
    })
    app.addHook('preSerialization', (request, _reply, payload, done) => {
      // Answers that tell how far the visitor is tell of what this request has reached, too.
      if (request.stay) judge(request)
      done(null, payload)
    })
    app.addHook('onSend', (request, reply, payload, done) => {
      if (request.stay) {
        try {
          judge(request)
        } catch (error) {
          // An answer that tells of a failure stays; any other must not go out as if all were stored.
          if (reply.statusCode < 500) {
            done(error as Error)
            return
          }
          report(`${request.method} ${request.originalUrl}: ${String(error)}`)
        }
        request.visit.whenRecorded(() => judge(request))
        if (!request.caller?.isLooking && tellsOfWrite(request, reply)) registry.wrote(request.visit.world)
      }
      done(null, payload)
    })
    app.addHook('onResponse', (request, reply, done) => {
      over(request)
      if (request.caller) room?.answered(request.caller.world, reply.statusCode)
      done()
    })
    app.decorate('atWork', atWork)

    /** What a class does not let somebody do. */
    function refusalFor({ world, isLooking }: Caller, method: string): Refusal | null {
      if (isLooking) return method === 'GET' || method === 'HEAD' ? null : Refusal.text(403, ONLY_LOOKING)
      return room?.isClosed(world) ? Refusal.text(403, 'This event is over, and its shops are closed.') : null
    }

    /** Whether the visitor, who has no cookie yet, gets a world. @throws Refusal when not */
    function receive(request: FastifyRequest, reply: FastifyReply): void {
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
        filled(
          'Your network has opened many new shops within a minute. Please wait {{seconds}} seconds and try again.',
          {
            seconds,
          },
        ),
      )
    }

    function enter(request: FastifyRequest, reply: FastifyReply, named: WorldId | null, done: (error?: Error) => void) {
      // Whoever waited for a turn may have been taken out of the team meanwhile, and the shop may be deleted.
      if (room && request.caller && !staysIn(naming, request.headers, request.caller.world))
        throw Refusal.text(403, NO_SHOP)
      const id = named ?? randomBytes(12).toString('hex')
      const world = named === null ? registry.enterNew(id) : registry.enter(id)
      if (!request.inside) whereabouts.note(id, proxies.addressOf(request.raw))
      if (room?.isByHost(request.headers)) reply.header('referrer-policy', 'same-origin')
      if (request.caller) room?.acts(request.caller, `${request.method} ${withoutToken(request.originalUrl)}`)
      if (named === null)
        reply.header('set-cookie', worldCookie((naming as { key: string }).key, id, proxies.isSecure(request.raw)))
      const language = languageOf(request.cookies.language)
      const program = request.inside?.program ?? null
      const host = hostNameIn(request.hostname)
      request.visit = new Visit(world, null, language, program, host)
      request.stay = { works: 0, isOver: false, isNew: named === null, versionBefore: world.db.version }
      watch(request, reply)
      const token = bearerToken(request)
      const pending = both(installedFixes.pendingInstall(world), speak(language))
      if (token === undefined && !pending) {
        done()
        return
      }
      const prepare = async () => {
        await pending
        const session = token === undefined ? null : await sessionOf(world, token)
        if (session) request.visit = new Visit(world, session, language, program, host)
        await noteForeignToken(request.visit, token)
      }
      atWork(request, prepare).then(() => done(), done)
    }

    /** Sees to it that the visit ends with its request, also where the connection breaks. */
    function watch(request: FastifyRequest, reply: FastifyReply): void {
      reply.raw.once('close', () => over(request))
      const { socket } = request.raw
      const known = onConnection.get(socket)
      if (known) {
        known.add(request)
        return
      }
      // Answers that stand behind another one of their connection (pipelining) hear nothing when it breaks.
      const requests = new Set([request])
      onConnection.set(socket, requests)
      socket.once('close', () => {
        for (const each of requests) over(each)
      })
    }

    /** Does something for a request. Its visit goes on for so long, even if nobody waits for the answer any more. */
    function atWork<Result>(request: FastifyRequest, work: () => Result): Result {
      const { stay } = request
      if (!stay) return work()
      const ended = () => {
        stay.works--
        if (stay.isOver) end(request)
      }
      stay.works++
      let result: Result
      try {
        result = work()
      } catch (error) {
        ended()
        throw error
      }
      if (result instanceof Promise) result.then(ended, ended)
      else ended()
      return result
    }

    /** The request was answered, or nobody waits for an answer any more. */
    function over(request: FastifyRequest): void {
      if (!request.stay) return
      request.stay.isOver = true
      end(request)
    }

    /** Judges what the visit recorded since the last time. */
    function judge(request: FastifyRequest): void {
      const { visit, inside, method } = request
      if (visit.journal.length === 0) return
      if (method === 'HEAD') visit.forgetShown()
      if (request.caller?.isLooking) {
        visit.takeJournal()
        return
      }
      if (request.caller) room?.acts(request.caller, null)
      if (inside) inside.seen(visit)
      // A shut-down closes worlds under those who take too long: their visit changes nothing any more.
      else progressRegistry.ofOpen(visit.world.id)?.judge.decide(visit, () => cause(request))
    }

    /** Ends the visit of a request, once nothing is at work for it. */
    function end(request: FastifyRequest): void {
      const { visit, inside, caller, originalUrl, stay } = request
      if (!stay || stay.works > 0) return
      request.stay = null
      onConnection.get(request.raw.socket)?.delete(request)
      visit.whenRecorded(null)
      try {
        judge(request)
        if (!inside && !caller?.isLooking) progressRegistry.ofOpen(visit.world.id)?.visited.note(originalUrl)
      } catch (error) {
        report(`${request.method} ${originalUrl}: ${String(error)}`)
      }
      registry.leave(visit.world)
    }
  },
)

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
function opensShop({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers['sec-fetch-mode'] !== undefined && headers['sec-fetch-mode'] !== 'navigate') return false
  return /^\/(?:\?|$)/.test(url) || (headers.accept ?? '').includes('text/html')
}

/** Whether the answer tells a newcomer that something was written for them. */
function tellsOfWrite({ stay, visit, method }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  if (!stay?.isNew) return false
  const reads = method === 'GET' || method === 'HEAD'
  return visit.world.db.version !== stay.versionBefore || (!reads && statusCode < 400)
}

function cause({ method, originalUrl, headers, rawBody, upload }: FastifyRequest): Cause {
  return causeOfRequest({ method, url: withoutToken(originalUrl), headers, rawBody, upload })
}

/** What is left to wait for, if anything. */
function both(one: Promise<void> | null, other: Promise<void> | undefined): Promise<unknown> | undefined {
  return one && other ? Promise.all([one, other]) : (one ?? other)
}

/** The token that a request carries in its header, whatever it is worth. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  return header && /^bearer /i.test(header) ? header.slice(7) : undefined
}
