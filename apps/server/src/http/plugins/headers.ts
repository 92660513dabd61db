import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** Headers of every response (docs/reference/http.md#headers-of-every-answer). */
export const headers = fastifyPlugin(async (app: FastifyInstance, options: { hiring: string }) => {
  const fixed: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'feature-policy': "payment 'self'",
    ...(options.hiring && { 'x-recruiting': options.hiring }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed)
    done()
  })
})
