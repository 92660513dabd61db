import { join } from 'node:path'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import { metricsRoutes } from '@fruit/shop/metrics/routes'
import { shopMessages, shopRoutes } from '@fruit/shop/shop'
import { type CodingParts, codingRoutes } from '@fruit/training/coding/coding-routes'
import { OwnFixJudge } from '@fruit/training/coding/own-fix-judge'
import { InsideShop } from '@fruit/training/inside/inside-shop'
import { InsideVisits } from '@fruit/training/inside/inside-visits'
import { progressMessages, progressRoutes } from '@fruit/training/routes'
import Fastify, { type FastifyInstance } from 'fastify'
import { shopFromInside } from './ask-shop.ts'
import { type Backend, type BackendOptions, openBackend } from './backend.ts'
import { askFor, type OutsideProvider } from './identity-provider/outside-provider.ts'
import { languageRoutes } from './language-routes.ts'
import { Metrics } from './metrics/metrics.ts'
import { StartTimes } from './metrics/start-times.ts'
import { countTraffic } from './metrics/traffic.ts'
import { accessLog } from './plugins/access-log.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { bodies } from './plugins/bodies.ts'
import { builtFiles } from './plugins/built-files.ts'
import { calls } from './plugins/calls.ts'
import { compression } from './plugins/compression.ts'
import { errors } from './plugins/errors.ts'
import { weakEtag } from './plugins/etag.ts'
import { headers } from './plugins/headers.ts'
import { type LiveEvents, sockets } from './plugins/sockets.ts'
import { collapseSlashes, parseQuery } from './plugins/url.ts'
import { webClient } from './plugins/web-client.ts'
import { type WorldNaming, worlds } from './plugins/worlds.ts'
import type { SolutionWebhook } from './solution-webhook.ts'

/** So many learners may sign in at once for the first time, and none waits for a key pair. */
const CLASS_SIZE = 30

export interface AppOptions extends Omit<BackendOptions, 'askShop' | 'events' | 'keptSigningKeys'> {
  /** How a request tells its world: `one` for everybody on a laptop, or a signed cookie each in a class. */
  readonly naming?: WorldNaming
  /** Where customers may sign in besides the shop; nowhere without it. */
  readonly identityProvider?: OutsideProvider | null
  /** How long judging a player's own fix may take; below 3 s unless given. */
  readonly judgingMs?: number
  /** Lines for whoever runs the server. */
  readonly report?: (line: string) => void
  /** Told of solved challenges; nobody without it. */
  readonly webhook?: SolutionWebhook | null
  /** How long the start takes, for the metrics. */
  readonly startTimes?: StartTimes
}

export interface App {
  readonly server: FastifyInstance
  readonly backend: Backend
  readonly live: LiveEvents
}

/** Makes the application, ready to listen or to be asked by `inject`. Closing `server` closes everything. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { identityProvider = null, webhook = null, report = () => {}, startTimes = new StartTimes() } = options
  let live: LiveEvents | undefined
  let coding: CodingParts
  const events: BackendOptions['events'] = {
    solved: (world, solve) => {
      report(`solved ${solve.notification.key} (world ${world})`)
      webhook?.send(solve)
    },
    notify: (world, notification) => live?.notify(world, notification),
    codingSolved: (world, solved) => live?.codingSolved(world, solved),
    ownFixTakenOut: (world, message) => live?.ownFixTakenOut(world, message),
    failed: (world, key, error) => report(`the detector of ${key} failed in world ${world}: ${String(error)}`),
  }
  const insideVisits = new InsideVisits()
  const askShop = shopFromInside(() => server, insideVisits)
  const naming = options.naming ?? { kind: 'one', id: 'home' }
  const keptSigningKeys = naming.kind === 'cookie' ? CLASS_SIZE : undefined
  const backend = await startTimes.during('datacreator', () =>
    openBackend({ ...options, events, askShop, keptSigningKeys }),
  )
  const server: FastifyInstance = Fastify({
    trustProxy: true,
    bodyLimit: 100_000,
    rewriteUrl: (request) => collapseSlashes(request.url ?? '/'),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      querystringParser: parseQuery,
      maxParamLength: 2000,
    },
    forceCloseConnections: true,
  })
  const metrics = new Metrics({ version: options.version, startSeconds: startTimes.seconds })
  const routes = [
    ...shopRoutes(options.version, askFor(identityProvider, report)),
    ...progressRoutes(
      (world) => backend.progressRegistry.of(world),
      (world) => {
        backend.installedFixes.clear(world)
        backend.registry.reset(world.id)
      },
      (world, change) => backend.installedFixes.following(world, change),
    ),
    ...codingRoutes(backend.progressRegistry, backend.installedFixes, () => coding),
    ...metricsRoutes(({ world }) => metrics.text(world, backend.progressRegistry.of(world))),
    ...languageRoutes(options.webFolder && join(options.webFolder, 'assets/i18n')),
  ]
  const messages = [...shopMessages, ...progressMessages((world) => backend.progressRegistry.of(world))]
  server.addHook('onClose', async () => {
    await webhook?.close()
    await backend.close()
  })
  await server.register(headers, { hiring: options.configuration.application.securityTxt.hiring ?? '' })
  await server.register(cors, { origin: '*', methods: ['GET', 'HEAD', 'PUT', 'PATCH', 'POST', 'DELETE'] })
  await server.register(cookie)
  if (options.webFolder) await server.register(builtFiles, { folder: options.webFolder })
  await server.register(async (shop: FastifyInstance) => {
    await shop.register(weakEtag)
    await shop.register(compression)
    await shop.register(worlds, { backend, naming, insideVisits })
    await shop.register(accessLog)
    await shop.register(countTraffic)
    await shop.register(bodies)
    await shop.register(errors, { report })
    await shop.register(apiDocs, { version: options.version })
    await shop.register(calls, { routes })
    await shop.register(webClient, {
      folder: options.webFolder,
      version: options.version,
      identityProvider: identityProvider?.shown ?? null,
    })
  })
  live = sockets(server, { backend, naming, messages, report })
  const inside = new InsideShop(server, live.receive, insideVisits)
  coding = { inside, judge: new OwnFixJudge(backend.registry, inside, options.judgingMs) }
  await startTimes.during('customizeApplication', () => server.ready())
  return { server, backend, live }
}
