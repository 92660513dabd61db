import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bytes, failure, htmlPage, plainText } from '../shapes.ts'

const open = { method: 'GET', access: 'open' } as const
const listing = {
  200: z.union([z.array(z.string()), htmlPage, plainText]).describe('Names, in the form that the client prefers.'),
  403: failure,
  404: failure,
}
const named = { params: z.object({ '*': z.string().max(1000) }) }
const fileOf = (...mediaTypes: string[]) => ({ 200: bytes(...mediaTypes), 403: failure, 404: failure })

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
  example: { params: { '*': 'legal.md' } },
  answers: fileOf('text/markdown', 'application/pdf', 'application/octet-stream'),
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
  example: { params: { '*': 'jwt.pub' } },
  answers: fileOf('application/octet-stream'),
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
  example: { params: { '*': 'access.log' } },
  answers: fileOf('application/octet-stream'),
})

const assets = { ...open, tag: 'Documents' } as const
const namedAsset = { params: z.object({ name: z.string().max(1000) }) }
const assetOf = (...mediaTypes: string[]) => ({
  200: bytes(...mediaTypes, 'text/html').describe('The file; the page of the shop where there is none of that name'),
})

export const readLicences = defineCall({
  ...assets,
  path: '/3rdpartylicenses.txt',
  summary: 'The libraries in the web client, and what they may be used for',
  answers: assetOf('text/plain'),
})

export const readLanguageFile = defineCall({
  ...assets,
  ...namedAsset,
  path: '/assets/i18n/:name',
  summary: 'Texts of the web client in a language',
  example: { params: { name: 'de_DE.json' } },
  answers: assetOf('application/json'),
})

export const readProductFile = defineCall({
  ...assets,
  ...namedAsset,
  path: '/assets/public/images/products/:name',
  summary: 'A picture of a product, or what lies beside it',
  example: { params: { name: 'serpent-keyring.jpg' } },
  answers: assetOf('model/stl', 'image/webp', 'image/jpeg', 'application/octet-stream'),
})
