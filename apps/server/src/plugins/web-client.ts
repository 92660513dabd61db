import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Boot } from '@fruit/contracts/boot'
import type { Product } from '@fruit/contracts/calls/catalog'
import { escapeHtml } from '@fruit/contracts/markup/escape-html'
import { variantId } from '@fruit/contracts/variant-id'
import { search } from '@fruit/shop/catalog/service'
import { describeConfiguration } from '@fruit/shop/shell/seams'
import { browserSeams } from '@fruit/shop/shop'
import { Refusal } from '@fruit/world/refusal'
import type { Visit } from '@fruit/world/visit'
import { defineState, type World } from '@fruit/world/world'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

interface PageOptions {
  readonly folder: string | undefined
  readonly version: string
  readonly identityProvider: Boot['identityProvider']
}

/** The page that every path shows which nothing else answers. */
export const webClient = fastifyPlugin(async (app: FastifyInstance, { folder, ...shown }: PageOptions) => {
  const html = folder ? readFileSync(join(folder, 'index.html'), 'utf8') : null
  const pages = defineState('web-client.page', () => ({ key: '', html: '' }))
  app.setNotFoundHandler(async (request, reply) => {
    if (html === null || !['GET', 'HEAD'].includes(request.method) || /^\/(?:api|rest)(?:\/|$)/i.test(request.url))
      throw new Refusal(500, `Unexpected path: ${request.url}`)
    const { visit } = request
    const known = visit.world.state(pages)
    const key = `${visit.world.db.version} ${[...visit.world.variants].map(([name, { label }]) => name + label)}`
    if (known.key !== key) {
      known.html = filled(html, visit.world, await boot(visit, shown))
      known.key = key
    }
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(known.html)
  })
})

async function boot(visit: Visit, { version, identityProvider }: Omit<PageOptions, 'folder'>): Promise<Boot> {
  const { world } = visit
  const { data } = (await search(visit, '')) as { data: Product[] }
  return {
    version: world.configuration.application.showVersionNumber ? version : '',
    configuration: world.use(describeConfiguration)(world.configuration) as Boot['configuration'],
    products: data,
    identityProvider,
    seams: Object.fromEntries(
      [...world.variants]
        .filter(([seam]) => browserSeams.has(seam))
        .map(([seam, { source, label }]) => [seam, variantId(`${source}/${label.replace(':', '-')}`)]),
    ),
  }
}

function filled(html: string, world: World, data: Boot): string {
  const { name, theme } = world.configuration.application
  // In a script element only `<` can end it or open a comment; as an escape JSON reads it the same.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return html
    .replaceAll('%TITLE%', escapeHtml(name))
    .replaceAll('%THEME%', escapeHtml(`${theme}-theme`))
    .replaceAll('%LANG%', 'en')
    .replace('<!--boot-->', () => `<script type="application/json" id="boot">${json}</script>`)
}
