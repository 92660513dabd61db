import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { encode, encodingFor } from '../encoding.ts'

/** Shorter responses fit into one packet without compression. */
const MIN_BYTES = 1024
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.+-]+\+)?(?:json|xml|javascript)|image\/svg)/

/**
 * Compresses responses off the main thread, if the client accepts it. It skips streams, which no call returns:
 * `@fastify/compress` supports them, but made every request slower and the start 40 ms longer.
 */
export const compression = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const accepted = request.headers['accept-encoding']
    if (accepted === undefined || !(typeof payload === 'string' || Buffer.isBuffer(payload))) {
      done(null, payload)
      return
    }
    const encoding = encodingFor(String(accepted))
    const worthIt = payload.length >= MIN_BYTES && COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))
    if (encoding === 'identity' || !worthIt || reply.hasHeader('content-encoding')) {
      done(null, payload)
      return
    }
    encode(payload, encoding, 4).then((bytes) => {
      reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' }).removeHeader('content-length')
      done(null, bytes)
    }, done)
  })
})
