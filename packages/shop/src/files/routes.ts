import { listDocuments, readDocument } from '@fruit/contracts/calls/files'
import { handle, type Route } from '@fruit/world/route'
import { list, read } from './service.ts'

export const fileRoutes: readonly Route[] = [
  handle(listDocuments, (visit, _input, request) => list(visit, '/ftp', request)),
  handle(readDocument, (visit, { params }, request) => read(visit, params['*'], request)),
]
