import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Refusal } from '@fruit/world/refusal'
import type { Route } from '@fruit/world/route'
import { asWritten } from '@fruit/world/texts/texts'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { openApiDocument } from '../open-api/document.ts'

interface Options {
  readonly version: string
  readonly routes: readonly Route[]
}

/** Files of the library that renders the document, with their types. */
const LIBRARY: ReadonlyMap<string, string> = new Map([
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['swagger-ui.css', 'text/css; charset=utf-8'],
])

const BEGIN = `window.ui = SwaggerUIBundle({
  url: new URL(document.documentElement.dataset.document, location.href).href,
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null
})
`

/**
 * The interface for readers and tools: a page at /api-docs, the document at /api-docs/openapi.json. Nothing of them is made or
 * read before somebody asks, so no start waits for it.
 */
export const apiDocs = fastifyPlugin(async (app: FastifyInstance, { version, routes }: Options) => {
  let made: object | undefined
  const document = () => {
    made ??= openApiDocument(
      routes.map(({ call }) => call),
      version,
    )
    return made
  }
  app.get('/api-docs', (request, reply) => reply.type('text/html; charset=utf-8').send(pageAt(request.url)))
  app.get('/api-docs/openapi.json', document)
  app.get('/api-docs/static/begin.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(BEGIN))
  app.get<{ Params: { name: string } }>('/api-docs/static/:name', ({ params, url }, reply) => {
    const type = LIBRARY.get(params.name)
    if (!type) throw new Refusal(404, asWritten(`Unexpected path: ${url}`))
    const file = createRequire(import.meta.url).resolve(`@fastify/swagger-ui/static/${params.name}`)
    return reply.type(type).send(readFileSync(file))
  })
})

/** @param url under which the page was asked for: what it names lies beside it, or below it when it ends with a slash */
function pageAt(url: string): string {
  const here = /^[^?]*\/(?:\?|$)/.test(url) ? '.' : './api-docs'
  return `<!DOCTYPE html>
<html lang="en" data-document="${here}/openapi.json">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Forbidden Fruit</title>
    <link rel="stylesheet" href="${here}/static/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${here}/static/swagger-ui-bundle.js"></script>
    <script src="${here}/static/begin.js"></script>
  </body>
</html>
`
}
