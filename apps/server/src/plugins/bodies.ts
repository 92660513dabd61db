import { isUtf8 } from 'node:buffer'
import { Refusal } from '@fruit/world/refusal'
import { asWritten, filled } from '@fruit/world/texts/texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { parse as parseNested } from 'qs'
import { parse as parseJson } from 'secure-json-parse'
import { type Form, readForm } from './multipart.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent; empty without one. */
    rawBody: string
    /** The file of a call that takes one. */
    upload: Form['file']
  }
}

/** Deeper bodies than any form of the shop needs are refused, so that no code has to fear them. */
const DEEPEST = 32

/** Reads bodies: JSON, forms with and without a file, and anything else as text. The text stays beside the parsed body. */
export const bodies = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest('rawBody', '')
  app.decorateRequest('upload', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/(?:[\w.+-]+\+)?json/, { parseAs: 'buffer' }, (request, body, done) => {
    try {
      request.rawBody = decode(body as Buffer)
      done(null, request.rawBody.trim() === '' ? {} : json(request.rawBody))
    } catch (error) {
      done(error as Error)
    }
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      request.rawBody = decode(body as Buffer)
      done(null, parseNested(request.rawBody, { depth: 5, parameterLimit: 500 }))
    } catch (error) {
      done(error as Error)
    }
  })
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const upload = request.routeOptions.config.call?.upload
      if (!upload) return {}
      const { fields, file } = await readForm(request.headers, body, upload)
      request.upload = file
      return fields
    },
  )
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      request.rawBody = decode(body as Buffer)
      done(null, request.rawBody)
    } catch (error) {
      done(error as Error)
    }
  })
})

function decode(body: Buffer): string {
  if (!isUtf8(body)) throw new Refusal(400, 'The body is not UTF-8 text. Encode it as UTF-8 and send it again.')
  return body.toString('utf8')
}

function json(text: string): unknown {
  let value: unknown
  try {
    value = parseJson(text, null, { protoAction: 'remove', constructorAction: 'remove' })
  } catch (error) {
    // The interface answers a syntax error with 500, not 400 (docs/reference/http.md#bodies).
    throw new Refusal(500, asWritten(`The body is not valid JSON: ${(error as Error).message}`), {
      name: 'SyntaxError',
    })
  }
  if (deeperThan(value, DEEPEST))
    throw new Refusal(
      400,
      filled('The body is nested deeper than {{deepest}} levels. Send it flatter.', { deepest: DEEPEST }),
    )
  return value
}

function deeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((part) => deeperThan(part, levels - 1))
}
