import { z } from 'zod'
import { defineCall } from '../call.ts'
import { plainText } from '../shapes.ts'

export const listDocuments = defineCall({
  method: 'GET',
  path: '/ftp',
  summary: 'Names in the folder of public documents: a page, text or a JSON list as the client prefers',
  tag: 'Documents',
  access: 'open',
  answers: { 200: z.union([z.array(z.string()), plainText]), 403: z.unknown() },
})

export const readDocument = defineCall({
  method: 'GET',
  path: '/ftp/*',
  summary: 'A public document',
  tag: 'Documents',
  access: 'open',
  params: z.object({ '*': z.string().max(1000) }),
  answers: { 200: z.unknown(), 403: z.unknown(), 404: z.unknown() },
})
