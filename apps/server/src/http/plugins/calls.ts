import type { Call } from '@fruit/contracts/call'
import { senderOf } from '@fruit/network/request-origin'
import type { TrustedProxies } from '@fruit/network/trusted-proxies'
import { recordForeignToken, sessionOf } from '@fruit/shop/accounts/tokens'
import { messageOf, plainErrorMap } from '@fruit/shop/resources/plain-words'
import { requireStorage } from '@fruit/shop/uploads/keep-upload'
import { countCall } from '@fruit/shop/visitors/call-limit'
import { ActionTimes } from '@fruit/shop/visitors/recent-acts'
import { yieldAfterReading } from '@fruit/world/documents/yield-after-reading'
import { FALL_THROUGH, HttpResponse, type RequestDetails, type Route } from '@fruit/world/route'
import { literal, messageWith, type PlainText } from '@fruit/world/texts/texts'
import { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ZodType } from 'zod'
import { preferredType } from '../accept.ts'
import { bearerToken } from '../world-naming.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Contract of the route, if it is a call of the interface. */
    call?: Call
  }
}

/** Bytes of a form beyond its file's limit that are read, so that a slightly too large file gets the message with the limit. */
const FORM_OVERHEAD_BYTES = 256 * 1024

interface Options {
  readonly routes: readonly Route[]
  readonly proxies: TrustedProxies
}

/** Routes for the calls of the interface: access check, contract check, handler. */
export const calls = fastifyPlugin(async (app: FastifyInstance, { routes, proxies }: Options) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    // RFC 6750, section 3: only for a wrong token, not for a wrong password or code.
    if (reply.statusCode === 401 && bearerToken(request) !== undefined && !request.visit?.session)
      reply.header('www-authenticate', 'Bearer error="invalid_token"')
    done(null, payload)
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const upload = request.routeOptions.config.call?.upload
    try {
      // Without a Content-Length the body may be small; storing the file checks again.
      const bytes = Math.min(Number(request.headers['content-length'] ?? 1), upload?.maxBytes ?? 0)
      if (upload && request.visit) requireStorage(request.visit.world, bytes)
      done(null, payload)
    } catch (error) {
      done(error as Error)
    }
  })
  const trainingCalls = new ActionTimes()
  for (const { call, handler } of routes) {
    app.route({
      method: call.method,
      url: call.path,
      ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
      ...(call.upload && { bodyLimit: call.upload.maxBytes + FORM_OVERHEAD_BYTES }),
      config: { call },
      handler: async (request, reply) => {
        const details = detailsOf(request, reply, proxies)
        if (call.access === 'cookie') await readCookie(request)
        enforceRateLimit(call, request.visit, details, reply, trainingCalls)
        if (call.ownPagesOnly) rejectOtherSites(request, proxies)
        if (request.inside) rejectProgressChanges(call)
        checkAccess(call, request)
        if (call.layer !== 'training') rejectNullBytes(call, request)
        const input = {
          params: validated(call.params, request.params, 'path'),
          query: validated(call.query, request.query, 'query'),
          // A text body has no fields.
          body: validated(call.body, typeof request.body === 'string' ? {} : (request.body ?? {}), 'body'),
        }
        const answer = await handler(request.visit, input as never, details)
        // The list has been read, but not yet serialized.
        await yieldAfterReading(request.visit.world, listLength(answer))
        return send(reply, answer)
      },
    })
  }
})

/** Number of entries in `data` of the response; 0 if it is no list. */
function listLength(answer: object): number {
  const { data } = (answer instanceof HttpResponse ? (answer.body ?? {}) : answer) as { data?: unknown }
  return Array.isArray(data) ? data.length : 0
}

function send(reply: FastifyReply, answer: object): unknown {
  if (answer === FALL_THROUGH) return reply.callNotFound()
  if (!(answer instanceof HttpResponse)) return answer
  reply.status(answer.status).headers(answer.headers)
  if (typeof answer.body === 'string') reply.type('text/plain; charset=utf-8')
  return reply.send(answer.body instanceof Uint8Array ? bufferOf(answer.body) : answer.body)
}

/** Returns a view of the same memory, not a copy. */
function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/**
 * Counts a rate-limited call, and sets the headers with the remaining number of calls.
 *
 * @throws HttpError 429 when none are left
 */
function enforceRateLimit(
  call: Call,
  { world }: Visit,
  details: RequestDetails,
  reply: FastifyReply,
  trainingCalls: ActionTimes,
): void {
  const standing = countCall(world, call, details, trainingCalls)
  if (!standing) return
  reply.header('x-ratelimit-limit', standing.max).header('x-ratelimit-remaining', standing.remaining)
  if (!standing.exceeded) return
  const seconds = Math.max(1, Math.ceil((standing.resetsAt - world.clock.now()) / 1000))
  reply.header('x-ratelimit-reset', Math.ceil(standing.resetsAt / 1000)).header('retry-after', seconds)
  throw HttpError.text(
    429,
    messageWith('That was too often. Please wait {{seconds}} seconds and try again.', { seconds }),
  )
}

/** Sets the visit's session from the cookie, since browsers send no Authorization header when they open a page. */
async function readCookie(request: FastifyRequest): Promise<void> {
  const { world, language, program, host } = request.visit
  request.visit = new Visit(world, await sessionOf(world, request.cookies.token), language, program, host)
  await recordForeignToken(request.visit, request.cookies.token)
}

/** @throws HttpError 403 for requests from pages of other origins, including those on the shop's own host */
function rejectOtherSites(request: FastifyRequest, proxies: TrustedProxies): void {
  const sender = senderOf(request.raw, proxies)
  if (sender === 'sister' || sender === 'other')
    throw new HttpError(403, 'A page of another site sent this. Do it on a page of the shop instead.')
}

/**
 * Keeps internal requests, with which the server replays attacks, from changing progress.
 *
 * @throws HttpError 403 for calls that would change progress
 */
function rejectProgressChanges(call: Call): void {
  if (call.method !== 'GET' && call.layer === 'training')
    throw new HttpError(403, 'An attack that is replayed does not change progress.')
}

/** @throws HttpError 401, 403 or (for pages, as the interface specifies) 500 when the visitor may not make the call */
function checkAccess(call: Call, request: FastifyRequest): void {
  const { session } = request.visit
  if (call.access === 'open' || call.access === 'asks-itself') return
  // Clients of the accounting calls expect the reason in `error`, with and without a token.
  if (call.access === 'accounting' && session?.role !== 'accounting')
    throw new HttpError(403, 'This is for accounting only.', {
      body: (say) => ({ error: say('This is for accounting only.') }),
    })
  if (call.access === 'cookie') {
    if (session) return
    throw HttpError.expected(500, 'Please log in to the shop first, then open this page again.')
  }
  if (!session && call.access === 'account')
    throw new HttpError(401, SIGN_IN, { body: (say) => ({ status: 'error', message: say(SIGN_IN) }) })
  if (!session || call.access === 'nobody')
    throw HttpError.expected(401, SIGN_IN, { name: 'UnauthorizedError', code: tokenErrorCode(request) })
  if (call.access !== 'signed-in' && call.access !== 'account' && session.role !== call.access)
    throw HttpError.expected(403, messageWith('This is for {{role}} only.', { role: call.access }), {
      name: 'ForbiddenError',
    })
}

const SIGN_IN = 'Please sign in first: this call needs a valid token.' satisfies PlainText

/** Returns the code that tells clients why a token was rejected. */
function tokenErrorCode({ headers: { authorization } }: FastifyRequest): string {
  if (authorization === undefined) return 'credentials_required'
  return authorization.split(' ').length === 2 ? 'invalid_token' : 'credentials_bad_format'
}

/**
 * Some databases and programs end a text at a null byte, so that two texts which only differ after it are considered equal.
 * Therefore no stored text may contain one.
 *
 * @throws HttpError 400 for a null byte in a body or a query, or in the path of a call that changes something
 */
function rejectNullBytes(call: Call, { params, query, body }: FastifyRequest): void {
  const left: unknown[] = [query, body, ...(call.method === 'GET' ? [] : [params])]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.includes('\0'))
      throw new HttpError(400, 'There is a character in your text that nobody can type (U+0000). Please take it out.', {
        name: 'ValidationError',
      })
    if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
      for (const [name, inner] of Object.entries(value)) left.push(name, inner)
  }
}

/** @throws HttpError 400 with up to five violations of the contract */
function validated(schema: ZodType | undefined, value: unknown, place: keyof typeof CONTRACT_ERRORS): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value, { error: plainErrorMap })
  if (result.success) return result.data
  const problems = result.error.issues
    .slice(0, 5)
    .map((issue) =>
      issue.path.length > 0
        ? literal('{{field}}: {{problem}}', { field: issue.path.join('.'), problem: messageOf(issue) })
        : messageOf(issue),
    )
  const listed = problems.map((_, index) => `{{${index}}}`).join('; ')
  throw new HttpError(
    400,
    messageWith(CONTRACT_ERRORS[place], { problems: literal(listed, Object.fromEntries(problems.entries())) }),
    {
      name: 'ValidationError',
    },
  )
}

const CONTRACT_ERRORS = {
  path: 'Something in the path does not fit. {{problems}}',
  query: 'Something in the query does not fit. {{problems}}',
  body: 'Something in the body does not fit. {{problems}}',
} as const

function detailsOf(request: FastifyRequest, reply: FastifyReply, proxies: TrustedProxies): RequestDetails {
  const { method, url, headers, cookies, rawBody, upload, raw } = request
  return {
    ...{ method, url, headers, cookies, rawBody, upload },
    // Not `request.ip`, because clients can set that with X-Forwarded-For.
    get address() {
      return proxies.clientOf(raw).replace(/^::1$/, '127.0.0.1')
    },
    get hungUp() {
      const hangUp = new AbortController()
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) hangUp.abort()
      })
      return hangUp.signal
    },
    accepts: (...offered) => preferredType(request, ...offered),
  }
}
