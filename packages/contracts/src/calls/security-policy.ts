import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bytes, failure, htmlPage, plainText } from '../shapes.ts'

const names = z
  .union([z.array(z.string()), htmlPage, plainText])
  .describe('Names, in the form that the client prefers.')

const open = { method: 'GET', access: 'open' } as const
const wellKnown = { ...open, tag: 'Security policy' } as const

export const readWellKnown = defineCall({
  ...wellKnown,
  params: z.object({ '*': z.string().max(1000) }),
  path: '/.well-known/*',
  summary: 'What the shop publishes about its security, or the names in a folder of it',
  example: { params: { '*': 'csaf/provider-metadata.json' } },
  answers: {
    200: bytes('application/json', 'application/pgp-signature', 'text/csv', 'text/html', 'text/plain'),
    403: failure,
    404: failure,
  },
})

export const listWellKnown = defineCall({
  ...wellKnown,
  path: '/.well-known',
  summary: 'Names of what the shop publishes about its security',
  answers: { 200: names, 403: failure, 404: failure },
})

export const readSecurityPolicy = defineCall({
  ...wellKnown,
  path: '/security.txt',
  summary: 'Whom to tell about a hole, and how (RFC 9116)',
  answers: { 200: plainText },
})

export const readWellKnownSecurityPolicy = defineCall({
  ...readSecurityPolicy,
  path: '/.well-known/security.txt',
})

export const readRobotRules = defineCall({
  ...open,
  tag: 'Pages',
  path: '/robots.txt',
  summary: 'Where robots should not go (RFC 9309)',
  answers: { 200: plainText },
})
