import { setImmediate as nextIteration } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** Texts of at least this many characters are encoded once, for the length, the tag and the socket together. */
const MIN_ENCODE_ONCE_LENGTH = 1024
/** Payloads of at least this length take milliseconds to create and again to tag, so other requests run in between. */
const MIN_DEFERRED_LENGTH = 512 * 1024

/**
 * Adds a weak ETag to every response, as the interface specifies, and answers 304 if the client has that version. The tag
 * consists of length and CRC-32: a cryptographic hash of the product list took as long as reading it from the database.
 */
export const weakEtag = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || reply.hasHeader('etag')) {
      done(null, payload)
      return
    }
    if (payload.length < MIN_DEFERRED_LENGTH) addTag(request, reply, payload, done)
    else nextTurnOf(request).then(() => addTag(request, reply, payload, done), done)
  })
})

/** A request without a world waits for the next iteration of the event loop. */
function nextTurnOf({ visit }: FastifyRequest): Promise<void> {
  return visit ? visit.world.nextTurn() : nextIteration()
}

function addTag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
  done: (error: null, payload: string | Buffer | null) => void,
): void {
  const body = typeof payload === 'string' && payload.length >= MIN_ENCODE_ONCE_LENGTH ? Buffer.from(payload) : payload
  const tag = `W/"${Buffer.byteLength(body).toString(16)}-${crc32(body).toString(16)}"`
  reply.header('etag', tag)
  const known = request.headers['if-none-match']
  const reading = request.method === 'GET' || request.method === 'HEAD'
  if (known === undefined || !reading || reply.statusCode !== 200 || !matchesTag(known, tag)) {
    done(null, body)
    return
  }
  reply.status(304).removeHeader('content-length')
  done(null, null)
}

/** Tests whether an If-None-Match header contains a tag; weak and strong tags are equal (RFC 9110, section 13.1.2). */
export function matchesTag(known: string, tag: string): boolean {
  const bare = tag.slice(2)
  return known.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === bare)
}
