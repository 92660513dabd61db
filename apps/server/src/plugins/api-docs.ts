import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Call } from '@fruit/contracts/call'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { toJSONSchema, type ZodType } from 'zod'

/** OpenAPI 3.1 made from the contracts: a page at /api-docs, the document at /api-docs/openapi.json. */
export const apiDocs = fastifyPlugin(async (app: FastifyInstance, { version }: { version: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Forbidden Fruit', version, description: 'The interface of the shop. It has holes on purpose.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const call = (route.config as { call?: Call } | undefined)?.call
      return { schema: call ? describe(call) : { ...schema, hide: true }, url }
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api-docs' })
  app.get('/api-docs/openapi.json', { schema: { hide: true } as object }, () => app.swagger())
})

function describe(call: Call): Record<string, unknown> {
  const part = (schema: ZodType | undefined) => (schema ? jsonSchema(schema, 'input') : undefined)
  const response = Object.fromEntries(
    Object.entries(call.answers).map(([status, schema]) => [
      status,
      { description: `Status ${status}`, ...jsonSchema(schema, 'output') },
    ]),
  )
  return {
    summary: call.summary,
    tags: [call.tag],
    ...(call.access !== 'open' && { security: [{ [call.access === 'cookie' ? 'cookie' : 'bearer']: [] }] }),
    ...(call.params && { params: part(call.params) }),
    ...(call.query && { querystring: part(call.query) }),
    ...(call.body && { body: part(call.body) }),
    ...(call.upload && { consumes: ['multipart/form-data'], body: formWith(call.upload.field, part(call.body)) }),
    response,
  }
}

function formWith(field: string, texts: Record<string, unknown> = { type: 'object' }): Record<string, unknown> {
  return { ...texts, properties: { ...(texts.properties ?? {}), [field]: { type: 'string', format: 'binary' } } }
}

function jsonSchema(schema: ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...plain } = toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return plain
}
