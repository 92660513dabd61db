import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, htmlPage, markRequired, plainText, text } from '../shapes.ts'

const ofAccount = { tag: 'Profile', access: 'cookie' } as const

export const showErasure = defineCall({
  ...ofAccount,
  method: 'GET',
  path: '/dataerasure',
  summary: 'A page that asks for the e-mail and the security answer before the data of the account goes',
  example: { after: ['saveSecurityAnswer'] },
  answers: { 200: htmlPage, 500: failure },
})

export const sendErasureForm = defineCall({
  ...ofAccount,
  method: 'POST',
  form: true,
  path: '/dataerasure',
  summary: 'Asks the shop to erase the data of the account; ends the session of the cookie',
  example: {
    body: { email: 'first@customer.test', securityAnswer: 'Snowball' },
    after: ['saveSecurityAnswer'],
  },
  body: markRequired(
    z.looseObject({
      email: text.default(''),
      securityAnswer: text.default(''),
      layout: z.unknown().optional().describe('Reserved for the templates of the page'),
    }),
    'email',
    'securityAnswer',
  ),
  limit: { max: 100, windowMs: 5 * 60 * 1000 },
  answers: { 200: htmlPage, 400: failure, 401: failure, 403: failure, 429: plainText, 500: failure },
})
