import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, markRequired, nothing, text } from '../shapes.ts'

export const redirect = defineCall({
  method: 'GET',
  path: '/redirect',
  tag: 'Pages',
  access: 'open',
  summary: 'Leads to a page elsewhere that the shop links to',
  example: { query: { to: 'https://github.com/juice-shop/juice-shop' } },
  query: markRequired(z.looseObject({ to: text.optional().describe('Address of the page') }), 'to'),
  headers: { 302: { Location: 'The page' } },
  answers: { 302: nothing, 400: failure, 406: failure, 500: failure },
})
