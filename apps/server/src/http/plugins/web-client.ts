import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Boot } from '@fruit/contracts/boot'
import type { Product } from '@fruit/contracts/calls/products'
import type { ProgressTally } from '@fruit/contracts/calls/training'
import { getOrCreate } from '@fruit/isomorphic/get-or-create'
import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { variantId } from '@fruit/isomorphic/variant-id'
import { allSeams } from '@fruit/shop/all-seams'
import { configurationFor } from '@fruit/shop/application/configuration-at-host'
import { describeConfiguration } from '@fruit/shop/application/seams'
import { stockOfAll } from '@fruit/shop/products/queries'
import { search } from '@fruit/shop/products/service'
import { literal, supportedLanguage } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { defineState, type World } from '@fruit/world/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type Encoding, encode, encodingFor } from '../encoding.ts'

interface PageOptions {
  readonly folder: string | undefined
  readonly version: string
  readonly identityProvider: Boot['identityProvider']
  readonly tallyOf: (world: World) => ProgressTally
}

/** Name of the icon in `index.html`. */
const DEFAULT_ICON = 'favicon.svg'

/** Names of the seams whose variants run in the browser. */
const BROWSER_SEAMS: ReadonlySet<string> = new Set(
  allSeams().flatMap(({ seam }) => (seam.runsIn === 'browser' ? [seam.name] : [])),
)

/** Cached page of one language, with the encodings requested so far; valid until `key` changes. */
interface CachedPage {
  readonly key: string
  readonly html: Buffer
  readonly forms: Map<Encoding, Promise<Buffer>>
}

/** Paths below /api and /rest, where only calls are; /api-docs is none of them. */
const CALL_PATHS = /^\/(?:api(?!-docs)|rest)/i

/** Serves the web client for every path without a route, for all methods. */
export const webClient = fastifyPlugin(async (app: FastifyInstance, { folder, ...shown }: PageOptions) => {
  const html = folder ? readFileSync(join(folder, 'index.html'), 'utf8') : null
  const pages = defineState('web-client.pages', (): Map<string, CachedPage> => new Map())
  app.setNotFoundHandler((request, reply) => app.trackWork(request, () => showPage(request, reply)))

  async function showPage(request: FastifyRequest, reply: FastifyReply) {
    if (html === null || CALL_PATHS.test(request.url))
      throw new HttpError(500, literal(`Unexpected path: ${request.url}`))
    const { visit } = request
    const up = pathToRoot(request.url)
    const kept = visit.world.state(pages)
    const language = supportedLanguage(visit.language)
    const variants = [...visit.world.variants].map(([name, { label, module = '' }]) => name + label + module)
    const { solved, scoreBoardIsKnown } = shown.tallyOf(visit.world)
    const key = `${up} ${visit.host} ${visit.world.db.version} ${solved} ${scoreBoardIsKnown} ${variants}`
    let page = kept.get(language)
    if (page?.key !== key) {
      page = {
        key,
        html: Buffer.from(fillTemplate(html, visit.world, await bootData(visit, shown), up)),
        forms: new Map(),
      }
      kept.set(language, page)
    }
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
    const { forms, html: content } = page
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
      .send(await getOrCreate(forms, encoding, () => encode(content, encoding, 5)))
  }
})

/** Returns the relative path from a URL to the root, because the built client uses relative URLs. */
function pathToRoot(url: string): string {
  const depth = url.split('?')[0]!.split('/').length - 2
  return depth > 0 ? '../'.repeat(Math.min(depth, 20)) : './'
}

async function bootData(
  visit: Visit,
  { version, identityProvider, tallyOf }: Omit<PageOptions, 'folder'>,
): Promise<Boot> {
  const { world } = visit
  const { data } = (await search(visit, '')) as { data: Product[] }
  return {
    version: world.configuration.application.showVersionNumber ? version : '',
    configuration: clientConfiguration(world.use(describeConfiguration)(configurationFor(visit))),
    products: data,
    stock: world.db.all(stockOfAll()),
    kinds: Object.fromEntries(
      world.configuration.products.flatMap(({ kind }, place) => (kind && kind !== 'drink' ? [[place + 1, kind]] : [])),
    ),
    progress: tallyOf(world),
    identityProvider,
    seams: Object.fromEntries(
      [...world.variants]
        .filter(([seam]) => BROWSER_SEAMS.has(seam))
        .map(([seam, { source, label, module }]) => [
          seam,
          module ?? variantId(`${source}/${label.replace(':', '-')}`),
        ]),
    ),
  }
}

/** Returns the configuration without products and photos, which are two thirds of it and have calls of their own. */
function clientConfiguration(configuration: object): Boot['configuration'] {
  const { products: _products, memories: _memories, ...rest } = configuration as Record<string, unknown>
  return rest as Boot['configuration']
}

function fillTemplate(html: string, world: World, data: Boot, up: string): string {
  const { name, theme, favicon } = world.configuration.application
  // Only `<` can end a script element or begin a comment in it; JSON allows it as an escape.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return withIcon(html, favicon)
    .replaceAll('"./', `"${up}`)
    .replaceAll('%TITLE%', escapeHtml(name))
    .replaceAll('%THEME%', escapeHtml(`${theme}-theme`))
    .replace('<!--boot-->', () => `<script type="application/json" id="boot">${json}</script>`)
}

/** Replaces the default icons, one picture in several sizes, with the configured one. */
function withIcon(html: string, favicon: string): string {
  if (favicon === DEFAULT_ICON) return html
  const address = /^https?:/i.test(favicon) ? favicon : `./assets/public/${favicon}`
  return html
    .replace(/<link rel="(?:icon|apple-touch-icon)"[^<>]*>\s*/g, '')
    .replace('</title>', () => `</title>\n    <link rel="icon" href="${escapeHtml(address)}" />`)
}
