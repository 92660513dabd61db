import { randomBytes } from 'node:crypto'
import { languageOf } from '@fruit/network/language-cookie'
import { FixedWindowRateLimiter } from '@fruit/scheduling/rate-limiter'
import { recordForeignToken, sessionOf } from '@fruit/shop/accounts/tokens'
import { READ_ONLY_MESSAGE } from '@fruit/world/storage/host-disk'
import { literal } from '@fruit/world/texts/texts'
import { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { WorldId } from '@fruit/world/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { removeChainToken, worldOfChainToken } from '../chain-address.ts'
import { admitNewcomer, NO_SHOP, opensShop } from '../newcomers.ts'
import type { ServerParts } from '../server-parts.ts'
import { VisitLifecycle } from '../visit-lifecycle.ts'
import { bearerToken, callerOf, hasAccessTo, hostNameIn, worldCookie } from '../world-naming.ts'

/**
 * Opens the world of each request when the request is scheduled, and judges the recorded facts: before the first byte of the
 * response is sent, and for streams whenever a fact is recorded.
 */
export const worlds = fastifyPlugin(async (app: FastifyInstance, parts: ServerParts) => {
  const { backend, naming, room, insideVisits, proxies, lastAddresses, limits, basePath, pace, turns, report } = parts
  const { registry, installedFixes, loadLanguage } = backend
  const newWorlds = new FixedWindowRateLimiter(limits.newWorldsPerMinute, 60_000)
  const visits = new VisitLifecycle(parts)
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
      ? worldOfChainToken(registry, (request.params as { token: string }).token)
      : (request.inside?.world ?? caller?.world ?? null)
    if (named === undefined) {
      done(new HttpError(404, literal('There is no chain at this address. A new shop has a new address.')))
      return
    }
    const attempt = (act: () => void) => () => {
      // The client may have disconnected while it waited.
      if (reply.raw.destroyed || request.raw.socket.destroyed) return
      try {
        act()
      } catch (error) {
        done(error as Error)
      }
    }
    const refused = request.inside ? null : refusalFor(named, caller?.isReadOnly === true, request.method)
    if (refused) {
      done(refused)
      return
    }
    if (named === null && room?.isRunning && opensShop(request)) {
      reply.redirect(`${basePath}/join`, 303)
      return
    }
    const proceed = caller?.isReadOnly ? (error?: Error) => registry.readOnly(() => done(error)) : done
    const begin = attempt(() => enter(request, reply, named, proceed))
    if (request.inside) {
      begin()
      return
    }
    if (named !== null) {
      pace.noteActivity()
      attempt(() => turns.schedule(named, begin))()
      return
    }
    const address = proxies.addressOf(request.raw)
    const admit = attempt(() => {
      admitNewcomer(request, reply, { room, proxies, newWorlds })
      pace.run(`at ${address}`, begin)
    })
    attempt(() => turns.schedule(`at ${address}`, admit))()
  })
  // Requests that waited together, such as for their bodies, would otherwise all continue in one iteration of the event loop.
  app.addHook('preHandler', (request, _reply, done) => {
    if (!request.stay || request.inside) done()
    else
      turns.continue(request.visit.world.id, () => {
        // Otherwise the client has disconnected while the request waited.
        if (request.stay) done()
      })
  })
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      return visits.trackWork(request, () => handler.call(this, request, reply))
    }
  })
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    // Responses that contain progress must include the progress of this request.
    if (request.stay) visits.judge(request)
    done(null, payload)
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = completeBytes(payload)
    if (request.stay) {
      try {
        visits.reserveResponse(request, bytes ?? 0)
        visits.judge(request)
      } catch (error) {
        // A success response must not be sent if progress was not stored; an error response is sent.
        if (reply.statusCode < 500) {
          done(error as Error)
          return
        }
        report(`${request.method} ${request.originalUrl}: ${String(error)}`)
      }
      request.visit.onRecorded(() => visits.judge(request))
      if (!request.caller?.isReadOnly && confirmsWrite(request, reply)) registry.markWritten(request.visit.world)
      if (bytes !== null) visits.completeResponse(request)
    }
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    visits.endVisit(request)
    if (request.caller) room?.answered(request.caller.world, reply.statusCode)
    done()
  })
  app.decorate('trackWork', (request, work) => visits.trackWork(request, work))

  /** Returns the refusal if the class forbids the request in a world; null otherwise. */
  function refusalFor(world: WorldId | null, isReadOnly: boolean, method: string): HttpError | null {
    if (isReadOnly) return method === 'GET' || method === 'HEAD' ? null : HttpError.text(403, READ_ONLY_MESSAGE)
    return world !== null && room?.isClosed(world)
      ? HttpError.text(403, 'This event is over, and its shops are closed.')
      : null
  }

  function enter(request: FastifyRequest, reply: FastifyReply, named: WorldId | null, done: (error?: Error) => void) {
    // While the request waited, its learner may have left the team, and the shop may have been deleted.
    if (room && request.caller && !hasAccessTo(naming, request.headers, request.caller.world))
      throw HttpError.text(403, NO_SHOP)
    const id = named ?? randomBytes(12).toString('hex')
    const world = named === null ? registry.enterNew(id) : registry.enter(id)
    if (!request.inside) lastAddresses.note(id, proxies.addressOf(request.raw))
    if (room?.isByHost(request.headers)) reply.header('referrer-policy', 'same-origin')
    if (request.caller) room?.acts(request.caller, `${request.method} ${removeChainToken(request.originalUrl)}`)
    if (named === null)
      reply.header('set-cookie', worldCookie((naming as { key: string }).key, id, proxies.isSecure(request.raw)))
    const language = languageOf(request.cookies.language)
    const program = request.inside?.program ?? null
    const host = hostNameIn(request.hostname)
    visits.begin(request, reply, new Visit(world, null, language, program, host), named === null)
    const token = bearerToken(request)
    const pending = bothOf(installedFixes.pendingInstall(world), loadLanguage(language))
    if (token === undefined && !pending) {
      done()
      return
    }
    const prepare = async () => {
      await pending
      const session = token === undefined ? null : await sessionOf(world, token)
      if (session) request.visit = new Visit(world, session, language, program, host)
      await recordForeignToken(request.visit, token)
    }
    visits.trackWork(request, prepare).then(() => done(), done)
  }
})

/** Length of a payload; null for a stream, which is not complete yet. */
function completeBytes(payload: unknown): number | null {
  if (payload === null || payload === undefined) return 0
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : null
}

/** Tests whether a response confirms a write to a client that came without a world. */
function confirmsWrite({ stay, visit, method }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  if (!stay?.isNew) return false
  const reads = method === 'GET' || method === 'HEAD'
  return visit.world.db.version !== stay.versionBefore || (!reads && statusCode < 400)
}

/** Combines two promises, either of which may be missing. */
function bothOf(one: Promise<void> | null, other: Promise<void> | undefined): Promise<unknown> | undefined {
  return one && other ? Promise.all([one, other]) : (one ?? other)
}
