import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, plainText } from '../shapes.ts'

const open = { method: 'GET', access: 'open' } as const
/** Names, as a page, a JSON list or text as the client prefers. */
const listing = { 200: z.union([z.array(z.string()), plainText]), 403: failure, 404: failure }
const named = { params: z.object({ '*': z.string().max(1000) }) }
const file = { 200: z.unknown(), 403: failure, 404: failure }

const documents = { ...open, tag: 'Documents' } as const

export const listDocuments = defineCall({
  ...documents,
  path: '/ftp',
  summary: 'Names in the folder of public documents: a page, text or a JSON list as the client prefers',
  answers: listing,
})

export const readDocument = defineCall({
  ...documents,
  ...named,
  path: '/ftp/*',
  summary: 'A public document',
  answers: file,
})

const keys = { ...open, tag: 'Keys' } as const

export const listKeys = defineCall({
  ...keys,
  path: '/encryptionkeys',
  summary: 'Names in the folder of keys',
  answers: listing,
})

export const readKey = defineCall({
  ...keys,
  ...named,
  path: '/encryptionkeys/*',
  summary: 'A key, such as jwt.pub, which checks the tokens of the shop',
  answers: file,
})

const logs = { ...open, tag: 'Support' } as const

export const listLogs = defineCall({
  ...logs,
  path: '/support/logs',
  summary: 'Names of the logs',
  answers: listing,
})

export const readLog = defineCall({
  ...logs,
  ...named,
  path: '/support/logs/*',
  summary: 'A log',
  answers: file,
})

const wellKnown = { ...open, tag: 'Security policy' } as const

export const readWellKnown = defineCall({
  ...wellKnown,
  ...named,
  path: '/.well-known/*',
  summary: 'What the shop publishes about its security, or the names in a folder of it',
  answers: file,
})

export const listWellKnown = defineCall({
  ...wellKnown,
  path: '/.well-known',
  summary: 'Names of what the shop publishes about its security',
  answers: listing,
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
