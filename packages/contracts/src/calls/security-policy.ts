import { z } from 'zod'
import { callsOf, defineCall } from '../call.ts'
import { bytes, failure, htmlPage, plainText } from '../shapes.ts'

const names = z
  .union([z.array(z.string()), htmlPage, plainText])
  .describe('Names, in the form that the client prefers.')

const call = callsOf({ tag: 'Security policy', access: 'open' })

export const readWellKnown = call('GET /.well-known/*', {
  params: z.object({ '*': z.string().max(1000) }),
  summary: 'What the shop publishes about its security, or the names in a folder of it',
  example: { params: { '*': 'csaf/provider-metadata.json' } },
  answers: {
    200: bytes('application/json', 'application/pgp-signature', 'text/csv', 'text/html', 'text/plain'),
    403: failure,
    404: failure,
  },
})

export const listWellKnown = call('GET /.well-known', {
  summary: 'Names of what the shop publishes about its security',
  answers: { 200: names, 403: failure, 404: failure },
})

export const readSecurityPolicy = call('GET /security.txt', {
  summary: 'Whom to tell about a hole, and how (RFC 9116)',
  answers: { 200: plainText },
})

export const readWellKnownSecurityPolicy = defineCall({
  ...readSecurityPolicy,
  path: '/.well-known/security.txt',
})

export const readRobotRules = call('GET /robots.txt', {
  tag: 'Pages',
  summary: 'Where robots should not go (RFC 9309)',
  answers: { 200: plainText },
})
