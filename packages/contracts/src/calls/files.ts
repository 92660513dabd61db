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
