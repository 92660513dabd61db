import { createHmac, randomBytes } from 'node:crypto'
import cookies from '@fastify/cookie'
import { equalInConstantTime } from '@fruit/shop/accounts/passwords'
import { sessionOf } from '@fruit/shop/accounts/tokens'
import type { InsideVisit, InsideVisits } from '@fruit/training/inside/inside-visits'
import { type Cause, causeOfRequest } from '@fruit/training/solves/cause'
import { Refusal } from '@fruit/world/refusal'
import { Visit } from '@fruit/world/visit'
import type { WorldId } from '@fruit/world/world'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Backend } from '../backend.ts'
import { opensPage, senderOf } from './sender.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit
    /** Set where the server visits itself. */
    inside: InsideVisit | null
    /** `abandoned`: whoever asked has gone away, and the handler is still at work. */
    visitStage: 'asked' | 'abandoned' | 'answering' | 'over'
  }
}

/** How a request tells which world it means. */
export type WorldNaming =
  | { readonly kind: 'one'; readonly id: WorldId }
  /** A cookie signed with `key`; a browser without one gets a new world, unless another site makes it ask. */
  | { readonly kind: 'cookie'; readonly key: string }

const COOKIE = 'fruit_world'
const COOKIE_LIFE_SECONDS = 365 * 24 * 60 * 60

interface Options {
  readonly backend: Pick<Backend, 'registry' | 'progressRegistry' | 'installedFixes' | 'speak'>
  readonly naming: WorldNaming
  readonly insideVisits: InsideVisits
  /** Where the shop is, as configured. */
  readonly baseUrl: string
  readonly report: (line: string) => void
}

/** The world that the cookies of a request name, or null when they name none. */
export function namedWorld(naming: WorldNaming, cookieHeader: string | undefined): WorldId | null {
  if (naming.kind === 'one') return naming.id
  const value = cookieHeader ? cookies.parse(cookieHeader)[COOKIE] : undefined
  const [id, signature] = value?.split('.') ?? []
  if (!id || !signature || !equalInConstantTime(signature, sign(naming.key, id))) return null
  return id
}

function sign(key: string, id: WorldId): string {
  return createHmac('sha256', key).update(`world ${id}`).digest('base64url')
}

/** A cookie that names a world. */
export function worldCookie(key: string, id: WorldId): string {
  return `${COOKIE}=${id}.${sign(key, id)}; Path=/; Max-Age=${COOKIE_LIFE_SECONDS}; HttpOnly; SameSite=Lax`
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
 * Opens the world of each request, and judges what happened: before the first byte of the answer goes out, and while
 * an answer streams whenever something happens.
 */
export const worlds = fastifyPlugin(
  async (app: FastifyInstance, { backend, naming, insideVisits, baseUrl, report }: Options) => {
    const { registry, progressRegistry, installedFixes, speak } = backend
    app.decorateRequest('visit', null as unknown as Visit)
    app.decorateRequest('inside', null)
    app.decorateRequest('visitStage', 'asked')
    app.addHook('onRequest', (request, reply, done) => {
      request.inside = insideVisits.take(request.raw.headers)
      const named = request.inside?.world ?? namedWorld(naming, request.headers.cookie)
      // Such a request lacks the cookie because of where it comes from: the answer would take the learner's shop away.
      if (named === null && senderOf(request, baseUrl) === 'other' && !opensPage(request)) {
        done(
          new Refusal(
            403,
            'A page of another site sent this, and your browser kept the cookie back that says which shop is yours (SameSite=Lax). Your shop is as it was.',
          ),
        )
        return
      }
      const id = named ?? randomBytes(12).toString('hex')
      if (named === null) reply.header('set-cookie', worldCookie((naming as { key: string }).key, id))
      const world = named === null ? registry.enterNew(id) : registry.enter(id)
      const language = languageOf(request.cookies.language)
      const isOfMachine = request.inside?.isOfMachine ?? false
      const host = hostNameIn(request.hostname)
      request.visit = new Visit(world, null, language, isOfMachine, host)
      reply.raw.once('close', () => {
        if (request.visitStage === 'asked') request.visitStage = 'abandoned'
        // Somebody who goes away in the middle of an answer makes no `onResponse`.
        else end(request)
      })
      const token = bearerToken(request)
      const pending = both(installedFixes.pendingInstall(world), speak(language))
      if (token === undefined) {
        if (pending) pending.then(() => done(), done)
        else done()
        return
      }
      const readToken = async () => {
        await pending
        const session = await sessionOf(world, token)
        if (session) request.visit = new Visit(world, session, language, isOfMachine, host)
      }
      readToken().then(() => done(), done)
    })
    app.addHook('onSend', (request, _reply, payload, done) => {
      if (request.visit) {
        judge(request)
        if (request.visitStage === 'abandoned') end(request)
        else {
          request.visitStage = 'answering'
          request.visit.whenRecorded(() => judge(request))
        }
      }
      done(null, payload)
    })
    app.addHook('onResponse', (request, _reply, done) => {
      if (request.visit) end(request)
      done()
    })

    /** Judges what the visit recorded since the last time. */
    function judge(request: FastifyRequest): void {
      const { visit, inside, method } = request
      if (visit.journal.length === 0) return
      if (method === 'HEAD') visit.forgetShown()
      if (inside) inside.seen(visit)
      else progressRegistry.of(visit.world).judge.decide(visit, () => cause(request))
    }

    /** Ends the visit of a request, once. */
    function end(request: FastifyRequest): void {
      if (request.visitStage === 'over') return
      request.visitStage = 'over'
      const { visit, inside, originalUrl } = request
      visit.whenRecorded(null)
      try {
        judge(request)
        if (!inside) progressRegistry.of(visit.world).visited.note(originalUrl)
      } catch (error) {
        report(`${request.method} ${originalUrl}: ${String(error)}`)
      }
      registry.leave(visit.world)
    }
  },
)

function cause({ method, originalUrl, headers, rawBody, upload }: FastifyRequest): Cause {
  return causeOfRequest({ method, url: originalUrl, headers, rawBody, upload })
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
