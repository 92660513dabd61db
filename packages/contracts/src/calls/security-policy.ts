import { z } from 'zod'
import { callsOf, defineCall } from '../call.ts'
import { bytes, failure, htmlPage, plainText } from '../shapes.ts'

const names = z
  .union([z.array(z.string()), htmlPage, plainText])
  .describe('Names as HTML, JSON or text, depending on the `Accept` header.')

const call = callsOf({ tag: 'Security policy', access: 'open' })

export const readWellKnown = call('GET /.well-known/*', {
  params: z.object({ '*': z.string().max(1000) }),
  summary: 'Get a published security document, or the names in a folder',
  example: { params: { '*': 'csaf/provider-metadata.json' } },
  answers: {
    200: bytes('application/json', 'application/pgp-signature', 'text/csv', 'text/html', 'text/plain'),
    403: failure,
    404: failure,
  },
})

export const listWellKnown = call('GET /.well-known', {
  summary: 'List the published security documents',
  answers: { 200: names, 403: failure, 404: failure },
})

export const readSecurityPolicy = call('GET /security.txt', {
  summary: 'Get the contact for vulnerability reports (RFC 9116)',
  answers: { 200: plainText },
})

export const readWellKnownSecurityPolicy = defineCall({
  ...readSecurityPolicy,
  path: '/.well-known/security.txt',
})

export const readRobotRules = call('GET /robots.txt', {
  tag: 'Pages',
  summary: 'Get the rules for robots (RFC 9309)',
  answers: { 200: plainText },
})
