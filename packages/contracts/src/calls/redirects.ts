import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, nothing, text } from '../shapes.ts'

const call = callsOf({ tag: 'Pages', access: 'open' })

export const redirect = call('GET /redirect', {
  summary: 'Redirect to an external page that the shop links to',
  example: { query: { to: 'https://github.com/juice-shop/juice-shop' } },
  query: z.looseObject({ to: asked(text.optional().describe('URL of the page.')) }),
  headers: { 302: { Location: 'URL of the page.' } },
  answers: { 302: nothing, 400: failure, 406: failure, 500: failure },
})
