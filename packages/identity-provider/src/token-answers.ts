import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AccessTokens } from './access-tokens.ts'
import type { Parameters } from './authorization-request.ts'
import type { Person } from './demo-accounts.ts'
import { TOKEN_INFO_PATH, USER_INFO_PATH } from './paths.ts'

interface Options {
  readonly people: readonly Person[]
  readonly tokens: AccessTokens
}

/** Adds the user info endpoint, which returns the owner of an access token: `{ id, email, verified_email }`. */
export function addUserInfo(app: FastifyInstance, { people, tokens }: Options): void {
  app.get<{ Querystring: Parameters }>(USER_INFO_PATH, (request, reply) => {
    const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
    const found = findTokenOwner(request.query.access_token ?? bearer, people, tokens)
    if (!found) return reply.header('www-authenticate', 'Bearer error="invalid_token"').status(401).send(invalidToken())
    return reply.send({ id: found.person.id, email: found.person.email, verified_email: true })
  })
}

/**
 * Adds the token info endpoint for a client's server. It must check `aud`: a token for another client proves nothing.
 */
export function addTokenInfo(app: FastifyInstance, options: Options & { readonly now: () => number }): void {
  const { people, tokens, now } = options
  app.get<{ Querystring: Parameters }>(TOKEN_INFO_PATH, (request, reply): FastifyReply => {
    const found = findTokenOwner(request.query.access_token, people, tokens)
    if (!found) return reply.status(400).send(invalidToken())
    const { person, grant } = found
    return reply.send({
      aud: grant.clientId,
      sub: person.id,
      scope: grant.scope,
      exp: String(Math.floor(grant.expiresAt / 1000)),
      expires_in: String(Math.floor((grant.expiresAt - now()) / 1000)),
      email: person.email,
      email_verified: 'true',
    })
  })
}

function findTokenOwner(token: Parameters[string], people: readonly Person[], tokens: AccessTokens) {
  const grant = typeof token === 'string' ? tokens.find(token) : null
  const person = people.find(({ id }) => id === grant?.personId)
  return grant && person ? { grant, person } : null
}

function invalidToken(): object {
  return { error: 'invalid_token', error_description: 'The access token is unknown or has expired. Sign in again.' }
}
