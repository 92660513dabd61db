import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Configuration } from '@fruit/contracts/configuration'
import { openApiDocument } from '@fruit/contracts/open-api/document'
import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { Route } from '@fruit/world/route'
import { literal } from '@fruit/world/texts/texts'
import { HttpError } from '@fruit/world/visits/http-error'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

interface Options {
  readonly version: string
  readonly routes: readonly Route[]
}

/** Files of Swagger UI, with their media types. */
const LIBRARY_FILES: ReadonlyMap<string, string> = new Map([
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['swagger-ui.css', 'text/css; charset=utf-8'],
])

/** Attributes for accessibility that Swagger UI lacks, by selector. */
const ACCESSIBILITY_ATTRIBUTES: Readonly<Record<string, readonly [attribute: string, value: string]>> = {
  '#servers': ['aria-label', 'Server'],
  '.copy-to-clipboard > button': ['aria-label', 'Copy to clipboard'],
  'select[data-param-name], .parameters select, .content-type': ['aria-label', 'Value'],
  '.parameters :is(input, textarea)': ['aria-label', 'Value'],
  'pre.microlight': ['tabindex', '0'],
  'h3.opblock-tag, .models > h4': ['aria-level', '2'],
  h4: ['aria-level', '3'],
  h5: ['aria-level', '4'],
}

const START_SCRIPT = `const repairs = ${JSON.stringify(ACCESSIBILITY_ATTRIBUTES)}
const root = document.getElementById('swagger-ui')
new MutationObserver(() => {
  for (const [selector, [attribute, value]] of Object.entries(repairs))
    for (const each of root.querySelectorAll(selector)) if (!each.hasAttribute(attribute)) each.setAttribute(attribute, value)
}).observe(root, { childList: true, subtree: true })
window.ui = SwaggerUIBundle({
  url: new URL(document.documentElement.dataset.document, location.href).href,
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
  // The highlighter sets inline colours that only suit a dark page.
  syntaxHighlight: false,
  // A link inside the button that expands a call is not reachable by keyboard.
  plugins: [({ React }) => ({ components: { DeepLink: ({ text }) => React.createElement('span', null, text) } })]
})
`

/**
 * Serves Swagger UI at /api-docs and the OpenAPI document at /api-docs/openapi.json. Both are created on the first request, so
 * they do not delay the start.
 */
export const apiDocs = fastifyPlugin(async (app: FastifyInstance, { version, routes }: Options) => {
  let made: object | undefined
  const calls = routes.map(({ call }) => call)
  app.get('/api-docs', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderPage(request.url, request.visit.world.configuration.application)),
  )
  app.get('/api-docs/openapi.json', () => (made ??= openApiDocument(calls, version)))
  app.get('/api-docs/static/begin.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START_SCRIPT),
  )
  app.get<{ Params: { name: string } }>('/api-docs/static/:name', ({ params, url }, reply) => {
    const type = LIBRARY_FILES.get(params.name)
    if (!type) throw new HttpError(404, literal(`Unexpected path: ${url}`))
    const file = createRequire(import.meta.url).resolve(`@fastify/swagger-ui/static/${params.name}`)
    const content = readFileSync(file, 'utf8')
    return reply.type(type).send(params.name.endsWith('.css') ? wrapInLayer(content) : content)
  })
})

/** Puts the library's CSS into a layer below ours, and ties its dark colours to `data-mode`, which page.js sets. */
function wrapInLayer(css: string): string {
  return `@layer library{${css.replaceAll('html.dark-mode', 'html[data-mode=dark]')}}`
}

/** @param url of the request; relative links in the page depend on whether it ends with a slash */
function renderPage(url: string, { name, theme }: Configuration['application']): string {
  const [here, root] = /^[^?]*\/(?:\?|$)/.test(url) ? ['.', '..'] : ['./api-docs', '.']
  return `<!DOCTYPE html>
<html lang="en" data-document="${here}/openapi.json">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(name)}: API</title>
    <link rel="stylesheet" href="${here}/static/swagger-ui.css" />
    <link rel="stylesheet" href="${root}/assets/public/api-docs.css" />
    <script src="${root}/assets/public/page.js"></script>
  </head>
  <body class="${escapeHtml(theme)}-theme">
    <main id="swagger-ui"></main>
    <script src="${here}/static/swagger-ui-bundle.js"></script>
    <script src="${here}/static/begin.js"></script>
  </body>
</html>
`
}
