import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, text } from '../shapes.ts'

export const redirect = defineCall({
  method: 'GET',
  path: '/redirect',
  tag: 'Pages',
  access: 'open',
  summary: 'Leads to a page elsewhere that the shop links to',
  query: z.looseObject({ to: text.optional().describe('Address of the page') }),
  answers: { 302: z.unknown(), 400: failure, 406: failure, 500: failure },
})
