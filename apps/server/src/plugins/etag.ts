import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/**
 * Gives every answer a weak tag, as the interface has it, and answers 304 to who has that version already. The hash is
 * made in one call: making a hash object for each answer, as libraries do, cost as much as a query by id.
 */
export const weakEtag = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || reply.hasHeader('etag')) {
      done(null, payload)
      return
    }
    const tag = `W/"${Buffer.byteLength(payload).toString(16)}-${hash('sha1', payload, 'base64').slice(0, 27)}"`
    reply.header('etag', tag)
    const known = request.headers['if-none-match']
    const reading = request.method === 'GET' || request.method === 'HEAD'
    if (known === undefined || !reading || reply.statusCode !== 200 || !names(known, tag)) {
      done(null, payload)
      return
    }
    reply.status(304).removeHeader('content-length')
    done(null, '')
  })
})

/** Whether a list of tags names one of them; weak and strong tags count as the same (RFC 9110, section 13.1.2). */
function names(known: string, tag: string): boolean {
  const bare = tag.slice(2)
  return known.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === bare)
}
