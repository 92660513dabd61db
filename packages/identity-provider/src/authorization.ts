import type { FastifyInstance, FastifyReply } from 'fastify'
import { type AccessTokens, TOKEN_LIFE_SECONDS } from './access-tokens.ts'
import {
  type AuthorizationRequest,
  type Client,
  checkRequest,
  errorLocation,
  type Parameters,
  SCOPE,
  tokenLocation,
} from './authorization-request.ts'
import type { Person } from './demo-accounts.ts'
import { FormSeal } from './form-seal.ts'
import { securityHeaders } from './guarding-headers.ts'
import { sendProblem, signInPage } from './pages.ts'
import { AUTHORIZATION_PATH } from './paths.ts'

const COOKIE = 'rootstock_browser'
/** Maximum number of attempts per IP address and minute. */
const MAX_SIGN_INS_PER_MINUTE = 60

interface Options {
  readonly issuer: string
  readonly clients: readonly Client[]
  readonly people: readonly Person[]
  readonly tokens: AccessTokens
}

/** Adds the sign-in page and the handler of its form. */
export function addAuthorization(app: FastifyInstance, options: Options): void {
  const { issuer, clients, people, tokens } = options
  const seal = new FormSeal()

  app.get<{ Querystring: Parameters }>(AUTHORIZATION_PATH, (request, reply) => {
    const checked = checkRequest(request.query, clients)
    if (checked.verdict === 'untrusted') return showProblem(reply, 400, checked.problem)
    if (checked.verdict === 'refused') return reply.redirect(checked.location, 303)
    const browser = seal.browserName(request.cookies[COOKIE])
    reply.setCookie(COOKIE, browser, {
      path: AUTHORIZATION_PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: issuer.startsWith('https:'),
    })
    return showSignIn(reply, 200, checked.request, browser)
  })

  app.post<{ Body: Parameters }>(
    AUTHORIZATION_PATH,
    { config: { rateLimit: { max: MAX_SIGN_INS_PER_MINUTE, timeWindow: '1 minute' } } },
    (request, reply) => {
      const form = request.body ?? {}
      const browser = request.cookies[COOKIE]
      const { origin } = request.headers
      // Cookies are shared between ports: the shop on the same host could set one, with a matching seal.
      if (!browser || !seal.matches(browser, singleValue(form.seal)) || (origin !== undefined && origin !== issuer))
        return showProblem(reply, 403, 'This form was not made for your browser, or it is from before a restart.')
      const checked = checkRequest(form, clients)
      if (checked.verdict === 'untrusted') return showProblem(reply, 400, checked.problem)
      if (checked.verdict === 'refused') return reply.redirect(checked.location, 303)
      if (form.decision === 'deny')
        return reply.redirect(errorLocation(checked.request, 'access_denied', 'The person chose not to sign in.'), 303)
      const email = singleValue(form.email) ?? ''
      // The passwords are printed on the page, so no timing-safe comparison is needed.
      const person = people.find(
        (known) => known.email === email.trim().toLowerCase() && known.password === form.password,
      )
      if (!person) return showSignIn(reply, 403, checked.request, browser, email)
      const token = tokens.issue({ personId: person.id, clientId: checked.request.client.id, scope: SCOPE })
      return reply.redirect(tokenLocation(checked.request, token, TOKEN_LIFE_SECONDS), 303)
    },
  )

  function showSignIn(
    reply: FastifyReply,
    status: number,
    request: AuthorizationRequest,
    browser: string,
    triedEmail?: string,
  ): FastifyReply {
    return reply
      .status(status)
      .headers(securityHeaders(request.redirectUri))
      .type('text/html; charset=utf-8')
      .send(signInPage({ request, seal: seal.sealFor(browser), people, triedEmail }))
  }
}

function showProblem(reply: FastifyReply, status: number, problem: string): FastifyReply {
  return sendProblem(reply, status, problem, 'Go back to the shop and choose this way to sign in once more.')
}

function singleValue(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
