import { pathTemplate } from '@fruit/training/scanning/places'
import type { ScanObserver } from '@fruit/training/scanning/scan-watch'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** Passes every request of visitors to the scan watch, and links the OpenAPI document for crawlers. */
export const watchScans = fastifyPlugin(async (app: FastifyInstance, { watch }: { readonly watch: ScanObserver }) => {
  app.addHook('onSend', async (request, reply) => {
    reply.header('link', '</api-docs/openapi.json>; rel="service-desc"; type="application/json"')
    const { visit, inside, method, params, query, body, headers, cookies, upload } = request
    const route = request.routeOptions.url
    const path = route === undefined ? (request.url.split('?')[0] ?? '/') : pathTemplate(route)
    // Calls of the training layer reach nothing of the shop, so the requests of its pages must not count.
    if (!visit || inside || path.startsWith('/rest/training/')) return
    const file = upload && `${upload.name} ${upload.bytes.length}`
    watch.recordRequest(visit.world.id, { method, path, params, query, body, headers, cookies, file })
  })
  app.get('/.well-known/api-catalog', (_request, reply) =>
    reply.type('application/linkset+json').send(
      JSON.stringify({
        linkset: [{ anchor: '/', 'service-desc': [{ href: '/api-docs/openapi.json', type: 'application/json' }] }],
      }),
    ),
  )
})
