import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, htmlPage, plainText, text } from '../shapes.ts'

const call = callsOf({ tag: 'Profile', access: 'cookie' })

export const showErasure = call('GET /dataerasure', {
  summary: "Get the form to request erasure of the account's data",
  example: { after: ['saveSecurityAnswer'] },
  answers: { 200: htmlPage.describe('The form. It asks for the e-mail and the security answer.'), 500: failure },
})

export const sendErasureForm = call('POST /dataerasure', {
  form: true,
  summary: "Request erasure of the account's data and end the cookie session",
  example: {
    body: { email: 'first@customer.test', securityAnswer: 'Snowball' },
    after: ['saveSecurityAnswer'],
  },
  body: z.looseObject({
    email: asked(text.default('')),
    securityAnswer: asked(text.default('')),
    layout: z.unknown().optional().describe('Reserved for the templates of the page.'),
  }),
  limit: { max: 100, windowMs: 5 * 60 * 1000 },
  answers: { 200: htmlPage, 400: failure, 401: failure, 403: failure, 429: plainText, 500: failure },
})
