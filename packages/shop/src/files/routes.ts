import * as calls from '@fruit/contracts/calls/files'
import { handle, type Route } from '@fruit/world/route'
import { sendAsset } from './assets.ts'
import { listKeys, listLogs, readKey, readLog } from './keys-and-logs.ts'
import { list, read } from './service.ts'

export const fileRoutes: readonly Route[] = [
  handle(calls.listDocuments, (visit, _input, request) => list(visit, '/ftp', request)),
  handle(calls.readDocument, (visit, { params }, request) => read(visit, params['*'], request)),
  handle(calls.listKeys, (visit, _input, request) => listKeys(visit, request)),
  handle(calls.readKey, (visit, { params }, request) => readKey(visit, params['*'], request)),
  handle(calls.listLogs, (visit, _input, request) => listLogs(visit, request)),
  handle(calls.readLog, (visit, { params }, request) => readLog(visit, params['*'], request)),
  handle(calls.readLicences, (visit) => sendAsset(visit, '/', '3rdpartylicenses.txt')),
  handle(calls.readLanguageFile, (visit, { params }) => sendAsset(visit, '/assets/i18n/', params.name)),
  handle(calls.readProductFile, (visit, { params }) =>
    sendAsset(visit, '/assets/public/images/products/', params.name),
  ),
]
