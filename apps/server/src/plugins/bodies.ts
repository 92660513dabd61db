import { isUtf8 } from 'node:buffer'
import type { Limits } from '@fruit/contracts/configuration/limits'
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

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]

type JsonLimits = Pick<Limits, 'jsonDepth' | 'jsonParts'>

/** Reads bodies: JSON, forms with and without a file, and anything else as text. The text stays beside the parsed body. */
export const bodies = fastifyPlugin(async (app: FastifyInstance, limits: JsonLimits) => {
  app.decorateRequest('rawBody', '')
  app.decorateRequest('upload', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/(?:[\w.+-]+\+)?json/, { parseAs: 'buffer' }, (request, body, done) => {
    try {
      request.rawBody = decode(body as Buffer)
      done(null, request.rawBody.trim() === '' ? {} : json(request.rawBody, limits))
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

/** @throws Refusal 500 for a syntax error, 400 for more parts or levels than any form of the shop needs */
function json(text: string, limits: JsonLimits): unknown {
  // Whatever else it is: each comma outside of a text parts two of them, and counting is quicker than making them.
  if (commasIn(text) >= limits.jsonParts) throw tooManyParts(limits)
  let value: unknown
  try {
    value = parseJson(text, null, { protoAction: 'remove', constructorAction: 'remove' })
  } catch (error) {
    // The interface answers a syntax error with 500, not 400 (docs/reference/http.md#bodies).
    throw new Refusal(500, asWritten(`The body is not valid JSON: ${(error as Error).message}`), {
      name: 'SyntaxError',
    })
  }
  holdToLimits(value, limits)
  return value
}

/** Before any code of the shop sees it: what checks a body takes longer than whoever counts its parts. */
function holdToLimits(body: unknown, { jsonDepth, jsonParts }: JsonLimits): void {
  let parts = 0
  const count = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return
    if (depth > jsonDepth)
      throw new Refusal(
        400,
        filled('The body is nested deeper than {{deepest}} levels. Send it flatter.', { deepest: jsonDepth }),
      )
    const inner = Object.values(value)
    parts += inner.length
    if (parts > jsonParts) throw tooManyParts({ jsonParts })
    for (const part of inner) count(part, depth + 1)
  }
  count(body, 1)
}

function tooManyParts({ jsonParts }: Pick<JsonLimits, 'jsonParts'>): Refusal {
  return new Refusal(
    400,
    filled('The body has more than {{most}} fields and entries. Send fewer at once.', { most: jsonParts }),
  )
}

/** The commas of a JSON text that do not stand in a string. A loop takes a seventh of what reading the text takes. */
function commasIn(text: string): number {
  let commas = 0
  let isInString = false
  for (let at = 0; at < text.length; at++)
    switch (text.charCodeAt(at)) {
      case QUOTE:
        isInString = !isInString
        break
      case BACKSLASH:
        at++
        break
      case COMMA:
        if (!isInString) commas++
    }
  return commas
}
