import { parse } from 'node:querystring'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { AccessTokens } from './access-tokens.ts'
import { addAuthorization } from './authorization.ts'
import type { Client } from './authorization-request.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { addDiscovery } from './discovery.ts'
import { securityHeaders } from './guarding-headers.ts'
import { STYLE_SHEET } from './look.ts'
import mark from './mark.svg?raw'
import { addPageEditor } from './page-editor.ts'
import { sendProblem } from './pages.ts'
import { MARK_PATH, STYLE_SHEET_PATH } from './paths.ts'
import { addTokenInfo, addUserInfo } from './token-answers.ts'

export interface IdentityProviderOptions {
  /** Origin under which browsers reach the provider, such as `http://127.0.0.1:3001`. */
  readonly issuer: string
  readonly clients: readonly Client[]
  /** Origins whose scripts may request user info. */
  readonly origins: readonly string[]
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number
  /** Receives log lines for the operator. */
  readonly report?: (line: string) => void
}

/** Maximum size of a request body, in bytes. Forms of the provider are smaller. */
const BODY_LIMIT = 10_000
/** Maximum number of requests per IP address and minute: a class behind one address stays below. */
const MAX_REQUESTS_PER_MINUTE = 600
const DAY_SECONDS = 24 * 60 * 60

/**
 * Builds a small OAuth 2 provider with fictional accounts: users sign in on its page, and the client gets an access
 * token in the fragment of the redirect. Ready for requests by `routing` or `inject`. All state is kept in the
 * instance.
 */
export async function buildIdentityProvider(options: IdentityProviderOptions): Promise<FastifyInstance> {
  const { clients, issuer, origins, now = Date.now, report = () => {} } = options
  const app = Fastify({ bodyLimit: BODY_LIMIT })
  const tokens = new AccessTokens(now)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parse(body as string))
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders())
    done()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
    if (status >= 500) report(`identity provider: ${request.method} ${request.url}: ${error.stack}`)
    const problem = status >= 500 ? 'Something went wrong on our side.' : error.message
    return sendProblem(reply, status, problem, 'Go back to where you came from and try again.')
  })
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, 404, 'There is nothing at this address.', 'Begin at the shop: its sign-in page leads here.'),
  )
  // Decoding thousands of malformed cookies takes tens of milliseconds, and ours needs none. The types lack this option.
  await app.register(cookie, { parseOptions: { decode: (value: string) => value } as object })
  await app.register(rateLimit, { max: MAX_REQUESTS_PER_MINUTE, timeWindow: '1 minute' })
  for (const [path, type, body] of [
    [STYLE_SHEET_PATH, 'text/css; charset=utf-8', STYLE_SHEET],
    [MARK_PATH, 'image/svg+xml', mark],
  ] as const) {
    app.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${DAY_SECONDS}`).send(body),
    )
  }
  addPageEditor(app)
  addAuthorization(app, { issuer, clients, people: DEMO_ACCOUNTS, tokens })
  addTokenInfo(app, { people: DEMO_ACCOUNTS, tokens, now })
  await app.register(async (open) => {
    await open.register(cors, { origin: [...origins], methods: ['GET'] })
    addUserInfo(open, { people: DEMO_ACCOUNTS, tokens })
    addDiscovery(open, { issuer })
  })
  await app.ready()
  return app
}
