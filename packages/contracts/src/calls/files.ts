import { z } from 'zod'
import { callsOf } from '../call.ts'
import { bytes, failure, htmlPage, plainText } from '../shapes.ts'

const documentCall = callsOf({ tag: 'Documents', access: 'open' })
const keyCall = callsOf({ tag: 'Keys', access: 'open' })
const logCall = callsOf({ tag: 'Support', access: 'open' })

const listing = {
  200: z
    .union([z.array(z.string()), htmlPage, plainText])
    .describe('Names as HTML, JSON or text, depending on the `Accept` header.'),
  403: failure,
  404: failure,
}
const named = { params: z.object({ '*': z.string().max(1000) }) }
const fileOf = (...mediaTypes: string[]) => ({ 200: bytes(...mediaTypes), 403: failure, 404: failure })

export const listDocuments = documentCall('GET /ftp', {
  summary: 'List the files in the folder of public documents',
  answers: listing,
})

export const readDocument = documentCall('GET /ftp/*', {
  ...named,
  summary: 'Get a public document',
  example: { params: { '*': 'legal.md' } },
  answers: fileOf('text/markdown', 'application/pdf', 'application/octet-stream'),
})

export const listKeys = keyCall('GET /encryptionkeys', {
  summary: 'List the files in the folder of keys',
  answers: listing,
})

export const readKey = keyCall('GET /encryptionkeys/*', {
  ...named,
  summary: "Get a key, such as jwt.pub, which verifies the shop's tokens",
  example: { params: { '*': 'jwt.pub' } },
  answers: fileOf('application/octet-stream'),
})

export const listLogs = logCall('GET /support/logs', {
  summary: 'List the logs',
  answers: listing,
})

export const readLog = logCall('GET /support/logs/*', {
  ...named,
  summary: 'Get a log',
  example: { params: { '*': 'access.log' } },
  answers: fileOf('application/octet-stream'),
})

const namedAsset = { params: z.object({ name: z.string().max(1000) }) }
const assetOf = (...mediaTypes: string[]) => ({
  200: bytes(...mediaTypes, 'text/html').describe('The file. If it does not exist: the page of the web client.'),
})

export const readLicences = documentCall('GET /3rdpartylicenses.txt', {
  summary: 'Get the libraries of the web client and their licenses',
  answers: assetOf('text/plain'),
})

export const readLanguageFile = documentCall('GET /assets/i18n/:name', {
  ...namedAsset,
  summary: 'Get the texts of the web client in a language',
  example: { params: { name: 'de_DE.json' } },
  answers: assetOf('application/json'),
})

export const readProductFile = documentCall('GET /assets/public/images/products/:name', {
  ...namedAsset,
  summary: 'Get a picture of a product, or another file in its folder',
  example: { params: { name: 'serpent-keyring.jpg' } },
  answers: assetOf('model/stl', 'image/webp', 'image/jpeg', 'application/octet-stream'),
})
