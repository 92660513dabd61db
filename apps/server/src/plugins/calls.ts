import type { Call } from '@fruit/contracts/call'
import { sessionOf } from '@fruit/shop/accounts/tokens'
import { countCall } from '@fruit/shop/visitors/call-limit'
import { Refusal } from '@fruit/world/refusal'
import { Answer, type RequestDetails, type Route } from '@fruit/world/route'
import { asWritten, filled } from '@fruit/world/texts/texts'
import { Visit } from '@fruit/world/visit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ZodType } from 'zod'
import { preferredType } from './accept.ts'
import { senderOf } from './sender.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route answers, where it is a call of the interface. */
    call?: Call
  }
}

/** Beyond the largest file so much is read, so that whoever sends one that is a little too large is told its limit. */
const FORM_BYTES = 256 * 1024

/** Answers the calls of the interface: guard, contract, handler. */
export const calls = fastifyPlugin(async (app: FastifyInstance, { routes }: { routes: readonly Route[] }) => {
  for (const { call, handler } of routes) {
    app.route({
      method: call.method,
      url: call.path,
      ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
      ...(call.upload && { bodyLimit: call.upload.maxBytes + FORM_BYTES }),
      config: { call },
      handler: async (request, reply) => {
        const details = new Details(request, reply)
        if (call.access === 'cookie') await readCookie(request)
        holdToLimit(call, request.visit, details, reply)
        if (call.ownPagesOnly) refuseOtherSites(request)
        if (request.inside) refuseProgress(call)
        guard(call, request.visit)
        const input = {
          params: checked(call.params, request.params, 'the path'),
          query: checked(call.query, request.query, 'the query'),
          body: checked(call.body, request.body ?? {}, 'the body'),
        }
        const answer = await handler(request.visit, input as never, details)
        return send(reply, answer)
      },
    })
  }
})

function send(reply: FastifyReply, answer: object): unknown {
  if (!(answer instanceof Answer)) return answer
  reply.status(answer.status).headers(answer.headers)
  if (typeof answer.body === 'string') reply.type('text/plain; charset=utf-8')
  return reply.send(answer.body instanceof Uint8Array ? bufferOf(answer.body) : answer.body)
}

/** The same bytes, not a copy. */
function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/**
 * Counts the call where it is limited, and tells the client how many are left.
 *
 * @throws Refusal 429 when there are none
 */
function holdToLimit(call: Call, { world }: Visit, details: Details, reply: FastifyReply): void {
  const standing = countCall(world, call, details)
  if (!standing) return
  reply.header('x-ratelimit-limit', standing.max).header('x-ratelimit-remaining', standing.remaining)
  if (!standing.exceeded) return
  const seconds = Math.max(1, Math.ceil((standing.resetsAt - world.clock.now()) / 1000))
  reply.header('x-ratelimit-reset', Math.ceil(standing.resetsAt / 1000)).header('retry-after', seconds)
  throw Refusal.text(429, filled('That was too often. Please wait {{seconds}} seconds and try again.', { seconds }))
}

/** Pages are opened by browsers, whose session is in their cookie. */
async function readCookie(request: FastifyRequest): Promise<void> {
  const { world, language, isOfMachine } = request.visit
  request.visit = new Visit(world, await sessionOf(world, request.cookies.token), language, isOfMachine)
}

/** @throws Refusal 403 to browsers that act for a page of another site, also of one on the shop's own host */
function refuseOtherSites(request: FastifyRequest): void {
  const sender = senderOf(request, request.visit.world.configuration.server.baseUrl)
  if (sender === 'sister' || sender === 'other')
    throw new Refusal(403, 'A page of another site sent this. Do it on a page of the shop instead.')
}

/**
 * The server visits itself to see what comes of it, and what it does counts for nothing.
 *
 * @throws Refusal 403 for calls that would change progress
 */
function refuseProgress(call: Call): void {
  if (call.method !== 'GET' && call.layer === 'training')
    throw new Refusal(403, 'An attack that is replayed does not change progress.')
}

/** @throws Refusal 401, 403 or (as the interface has it for pages) 500 when the visitor may not make the call */
function guard(call: Call, { session }: Visit): void {
  if (call.access === 'open') return
  // Clients of the accounting calls read the reason from `error`, with and without a token.
  if (call.access === 'accounting' && session?.role !== 'accounting')
    throw new Refusal(403, 'This is for accounting only.', {
      body: (say) => ({ error: say('This is for accounting only.') }),
    })
  if (call.access === 'cookie') {
    if (session) return
    throw new Refusal(500, 'Please log in to the shop first, then open this page again.')
  }
  if (!session || call.access === 'nobody')
    throw new Refusal(401, 'Please sign in first: this call needs a valid token.', { name: 'UnauthorizedError' })
  if (call.access !== 'signed-in' && session.role !== call.access)
    throw new Refusal(403, filled('This is for {{role}} only.', { role: call.access }), { name: 'ForbiddenError' })
}

/** @throws Refusal 400 that names what does not fit the contract */
function checked(schema: ZodType | undefined, value: unknown, place: string): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues
    .slice(0, 5)
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
  throw new Refusal(400, asWritten(`Something in ${place} does not fit. ${problems.join('; ')}`), {
    name: 'ValidationError',
  })
}

class Details implements RequestDetails {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request
    this.#reply = reply
  }
  get method() {
    return this.#request.method
  }
  get url() {
    return this.#request.url
  }
  get headers() {
    return this.#request.headers
  }
  get cookies() {
    return this.#request.cookies
  }
  get address() {
    // Not `request.ip`: that is whatever a client writes into X-Forwarded-For.
    return (this.#request.socket.remoteAddress ?? '').replace(/^::ffff:/, '').replace(/^::1$/, '127.0.0.1')
  }
  get rawBody() {
    return this.#request.rawBody
  }
  get upload() {
    return this.#request.upload
  }
  get hungUp() {
    const hangUp = new AbortController()
    const { raw } = this.#reply
    raw.once('close', () => {
      if (!raw.writableFinished) hangUp.abort()
    })
    return hangUp.signal
  }
  accepts(...offered: string[]) {
    return preferredType(this.#request, ...offered)
  }
}
