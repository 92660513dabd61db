import { z } from 'zod'
import { callsOf } from '../call.ts'
import { bytes, failure, htmlPage } from '../shapes.ts'

const call = callsOf({ tag: 'Pages', access: 'open' })

export const searchInternet = call('GET /internet', {
  summary: 'Search the simulated internet of the shop',
  query: z.looseObject({ q: z.string().max(200).default('').describe('Words that a page must contain.') }),
  answers: { 200: htmlPage, 400: failure },
})

export const visitInternet = call('GET /internet/*', {
  summary: 'Get a page of the simulated internet, without scripts',
  params: z.object({ '*': z.string().max(1000) }),
  example: { params: { '*': 'chirp.example/forbiddenfruit.html' } },
  answers: {
    200: bytes('text/html', 'text/plain', 'application/json', 'image/svg+xml', 'application/octet-stream'),
    404: failure,
  },
})
