import type { FastifyInstance } from 'fastify'
import { SCOPE } from './authorization-request.ts'
import { AUTHORIZATION_PATH, USER_INFO_PATH } from './paths.ts'

/** Adds the discovery document. It has no keys and no ID tokens, because the provider issues none. */
export function addDiscovery(app: FastifyInstance, { issuer }: { readonly issuer: string }): void {
  app.get('/.well-known/openid-configuration', (_request, reply) =>
    reply.send({
      issuer,
      authorization_endpoint: `${issuer}${AUTHORIZATION_PATH}`,
      userinfo_endpoint: `${issuer}${USER_INFO_PATH}`,
      response_types_supported: ['token'],
      response_modes_supported: ['fragment'],
      grant_types_supported: ['implicit'],
      scopes_supported: [SCOPE],
      subject_types_supported: ['public'],
      claims_supported: ['id', 'email', 'verified_email'],
    }),
  )
}
