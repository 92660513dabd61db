import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Route } from '@fruit/world/route'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { openApiDocument } from '../open-api/document.ts'

interface Options {
  readonly version: string
  readonly routes: readonly Route[]
}

/** The interface for readers and tools: a page at /api-docs, the document at /api-docs/openapi.json. */
export const apiDocs = fastifyPlugin(async (app: FastifyInstance, { version, routes }: Options) => {
  // Made when somebody asks: no start waits for it.
  let made: object | undefined
  const document = () => {
    made ??= openApiDocument(
      routes.map(({ call }) => call),
      version,
    )
    return made
  }
  const nothingYet = { openapi: '3.1.0', info: { title: '', version }, paths: {} }
  await app.register(swagger, { mode: 'static', specification: { document: nothingYet } })
  await app.register(swaggerUi, {
    routePrefix: '/api-docs',
    theme: {
      title: 'Forbidden Fruit',
      // The bar shows the mark of the library that renders the page, and a field for other documents.
      css: [{ filename: 'shop.css', content: '.topbar { display: none }' }],
      favicon: [],
    },
    transformSpecification: document,
    transformSpecificationClone: false,
  })
  app.get('/api-docs/openapi.json', document)
})
