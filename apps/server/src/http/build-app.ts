import { maxHeaderSize } from 'node:http'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import type { ClassHooks } from '@fruit/classroom/class/class-hooks'
import type { Limits } from '@fruit/contracts/configuration/limits'
import { limitConnections, timeoutOptions } from '@fruit/network/connection-limits'
import { decodeCookie } from '@fruit/network/cookies'
import { TrustedProxies } from '@fruit/network/trusted-proxies'
import { handleUpgradeErrors } from '@fruit/network/upgrade-errors'
import { workerStarter } from '@fruit/sandbox/pool/worker-source'
import { BackgroundThrottle } from '@fruit/scheduling/background-throttle'
import { JudgingQueue } from '@fruit/scheduling/judging-queue'
import { FixedWindowRateLimiter } from '@fruit/scheduling/rate-limiter'
import { RequestScheduler } from '@fruit/scheduling/request-scheduler'
import { ModelAccess } from '@fruit/shop/chat/model-access'
import { metricsRoutes } from '@fruit/shop/metrics/routes'
import { shopMessages, shopRoutes } from '@fruit/shop/shop'
import { placements } from '@fruit/shop/web3/placements'
import { goalsOf } from '@fruit/training/challenges/goals'
import { progressTally } from '@fruit/training/challenges/progress-tally'
import { OwnFixJudge } from '@fruit/training/coding/own-fix-judge'
import { PropertyThreads } from '@fruit/training/coding/properties/property-threads'
import { LoopbackShop } from '@fruit/training/inside/inside-shop'
import { LoopbackVisits } from '@fruit/training/inside/inside-visits'
import type { Scanning } from '@fruit/training/scanning/scanning-routes'
import { trainingMessages, trainingRoutes } from '@fruit/training/training'
import { Walkthroughs } from '@fruit/training/walkthroughs/walkthroughs'
import type { Route } from '@fruit/world/route'
import type { World, WorldId } from '@fruit/world/world'
import Fastify, { type FastifyInstance } from 'fastify'
import { chainSockets } from '../sockets/chain-sockets.ts'
import { MessageReceiver } from '../sockets/message-receiver.ts'
import { sockets } from '../sockets/sockets.ts'
import { type BackendOptions, openBackend } from '../startup/backend.ts'
import { beginShutdown } from '../startup/graceful-shutdown.ts'
import { createTokenVerifier, type ExternalProvider } from '../startup/identity-provider/outside-provider.ts'
import { propertyProgram } from '../startup/own-fixes/property-program.ts'
import { reportEvents } from '../startup/report-events.ts'
import type { SolutionWebhook } from '../startup/solution-webhook.ts'
import { languageRoutes } from './language-routes.ts'
import { LastAddressByWorld } from './limits/last-address-by-world.ts'
import { SocketLimits } from './limits/socket-limits.ts'
import { createLoopbackClient } from './loopback-client.ts'
import { createMetrics } from './metrics/metrics.ts'
import { StartTimes } from './metrics/start-times.ts'
import { countTraffic } from './metrics/traffic.ts'
import { accessLog } from './plugins/access-log.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { bodies } from './plugins/bodies.ts'
import { builtFiles } from './plugins/built-files.ts'
import { calls } from './plugins/calls.ts'
import { chainRpc } from './plugins/chain-rpc.ts'
import { compression } from './plugins/compression.ts'
import { damagedWorlds } from './plugins/damaged-worlds.ts'
import { errors } from './plugins/errors.ts'
import { weakEtag } from './plugins/etag.ts'
import { headers } from './plugins/headers.ts'
import { watchScans } from './plugins/watch-scans.ts'
import { webClient } from './plugins/web-client.ts'
import { worlds } from './plugins/worlds.ts'
import type { ServerParts } from './server-parts.ts'
import { parseQuery, routableUrl } from './url.ts'
import type { WorldNaming } from './world-naming.ts'

/** Number of key pairs in stock; this many learners can sign in for the first time at once without waiting. */
const CLASS_SIZE = 30

const NOTHING_RELEASED: ReturnType<ClassHooks['releasedIn']> = new Map()

export interface AppOptions
  extends Omit<BackendOptions, 'classRoom' | 'askShop' | 'groupOf' | 'keptSigningKeys' | 'nextTurn'> {
  /** How requests name their world: always `one` world on a laptop, or a signed cookie in a class. */
  readonly naming?: WorldNaming
  /** External identity provider; null for none. */
  readonly identityProvider?: ExternalProvider | null
  /** Maximum time that a player's own fix waits to be judged; default: 60 s. */
  readonly judgingTimeoutMs?: number
  /** Threads that check properties of own fixes; default: threads that run `propertyProgram`. The server closes them. */
  readonly propertyThreads?: PropertyThreads
  /** Additional calls; default: none. */
  readonly moreRoutes?: readonly Route[]
  /** Receives solved challenges; null for none. */
  readonly webhook?: SolutionWebhook | null
  /** API key for the language model's server; without it, none is sent. */
  readonly modelKey?: string | undefined
  /** Durations of the start, for the metrics. */
  readonly startTimes?: StartTimes
}

export type App = Awaited<ReturnType<typeof buildApp>>

/**
 * Builds the application, ready to listen or for `inject`. Closing `server` closes everything.
 *
 * @returns with `inside`, which sends requests of the server itself, and `scanning`, which is null unless the configuration enables
 *   the ground truth
 */
export async function buildApp(options: AppOptions) {
  const { identityProvider = null, webhook = null, report = () => {}, startTimes = new StartTimes() } = options
  const { limits, trustedProxies, basePath } = options.configuration.server
  const proxies = new TrustedProxies(trustedProxies)
  const lastAddresses = new LastAddressByWorld()
  const pace = new BackgroundThrottle(limits.waitingPerWorld)
  const turns = new RequestScheduler(limits.waitingPerWorld)
  const nextTurn = (world: WorldId) => turns.pause(world)
  const groupOf = (world: WorldId) => lastAddresses.groupOf(world)
  const server = openServer(limits, proxies)
  const insideVisits = new LoopbackVisits()
  const askShop = createLoopbackClient(server, insideVisits)
  const naming = options.naming ?? { kind: 'one', id: 'home' }
  const room = naming.kind === 'cookie' ? naming.room : undefined
  const keptSigningKeys = naming.kind === 'cookie' ? CLASS_SIZE : undefined
  const backend = await startTimes.during('datacreator', () =>
    openBackend({ ...options, classRoom: room, askShop, keptSigningKeys, groupOf, nextTurn }),
  )
  const { registry, progressRegistry, installedFixes, events } = backend
  reportEvents(events, report)
  const progressOf = (world: World) => progressRegistry.of(world)
  const counts = (world: WorldId, key: string) => progressRegistry.ofOpen(world)?.catalogue.byKey.has(key) === true
  if (webhook)
    events.subscribe('solved', (world, solve) => {
      if (counts(world, solve.notification.key)) webhook.send(solve)
    })
  const messages = [...shopMessages, ...trainingMessages(progressOf)]
  const receiver = new MessageReceiver({ backend, messages, report })
  const inside = new LoopbackShop(server, receiver, insideVisits)
  const queue = new JudgingQueue(options.judgingTimeoutMs)
  await room?.attach({ ...backend, judging: () => queue.counts })
  const { propertyThreads = new PropertyThreads(workerStarter(propertyProgram)) } = options
  const tools = { chains: backend.chains, placements }
  const ownFixJudge = new OwnFixJudge(registry, inside, queue, tools, propertyThreads)
  const walkthroughs = new Walkthroughs({
    registry,
    inside,
    folder: join(options.dataFolder, 'walkthroughs'),
    releasedIn: (world) => room?.releasedIn(world) ?? NOTHING_RELEASED,
    showsAll: options.configuration.server.showWalkthroughs,
    edition: backend.fingerprint,
  })
  const resets = new FixedWindowRateLimiter(limits.resetsPerMinute, 60_000)
  const metrics = createMetrics(options.version, startTimes.seconds)
  let scanning: Scanning | null = null
  const routes = [
    ...shopRoutes(
      options.version,
      createTokenVerifier(identityProvider, report),
      goalsOf(progressOf),
      new ModelAccess(options.modelKey),
    ),
    ...trainingRoutes({
      of: progressOf,
      installedFixes,
      inside,
      events,
      registry,
      ownFixJudge,
      walkthroughs,
      scanning: () => scanning,
      shopsOf: backend.shopsOf,
      pace,
      resetWait: (world) => resets.count(world),
    }),
    ...metricsRoutes(({ world }) => metrics(world, progressOf(world))),
    ...languageRoutes(options.webFolder && join(options.webFolder, 'assets/i18n')),
    ...(options.moreRoutes ?? []),
  ]
  if (options.configuration.server.showGroundTruth) {
    const { openScanning } = await import('../startup/scanning/open-scanning.ts')
    scanning = await openScanning(
      backend,
      routes.map(({ call }) => call),
    )
  }
  let endShutdown = () => {}
  server.addHook('preClose', async () => {
    endShutdown = beginShutdown(server.server, registry)
  })
  server.addHook('onClose', async () => {
    endShutdown()
    await room?.close()
    await Promise.all([webhook?.close(), propertyThreads.close(), backend.close()])
  })
  const parts = { backend, naming, room, insideVisits, proxies, lastAddresses, limits, basePath, pace, turns, report }
  await registerPlugins(server, options, parts, scanning, routes)
  const socketLimits = new SocketLimits(limits)
  sockets(server, parts, receiver, socketLimits)
  chainSockets(server, parts, receiver, socketLimits)
  await startTimes.during('customizeApplication', () => server.ready())
  return { server, backend, receiver, inside, ownFixJudge, scanning }
}

/** A server without plugins, whose connections are limited. */
function openServer(limits: Limits, proxies: TrustedProxies): FastifyInstance {
  const server: FastifyInstance = Fastify({
    // Players may forge `request.ip` for challenges. Limits and access checks use `TrustedProxies` instead.
    trustProxy: true,
    bodyLimit: limits.bodyBytes,
    rewriteUrl: (request) => routableUrl(request.url ?? '/'),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      querystringParser: parseQuery,
      // The maximum that Node accepts, because the router would reject longer ones without the headers and the error page.
      maxParamLength: maxHeaderSize,
    },
    forceCloseConnections: 'idle',
    ...timeoutOptions(limits),
  })
  limitConnections(server.server, limits, proxies)
  handleUpgradeErrors(server.server)
  return server
}

/** Registers the plugins; each request passes them in this order. */
async function registerPlugins(
  server: FastifyInstance,
  { configuration, dataFolder, webFolder, version, identityProvider = null }: AppOptions,
  parts: ServerParts,
  scanning: Scanning | null,
  routes: readonly Route[],
): Promise<void> {
  const { backend, room, proxies, limits, report } = parts
  await server.register(headers, { hiring: configuration.application.securityTxt.hiring ?? '' })
  // Answers `OPTIONS` for all clients, not only for preflight requests of browsers.
  const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'POST', 'DELETE']
  await server.register(cors, { origin: '*', methods, strictPreflight: false })
  // The plugin passes the option on, but its types lack it.
  await server.register(cookie, { parseOptions: { decode: decodeCookie } as object })
  if (webFolder) await server.register(builtFiles, { folder: webFolder })
  if (room) await server.register(room.pages, { configuration, proxies })
  await server.register(damagedWorlds, parts)
  await server.register(async (shop: FastifyInstance) => {
    await shop.register(weakEtag)
    await shop.register(compression)
    await shop.register(worlds, parts)
    await shop.register(accessLog)
    if (scanning) await shop.register(watchScans, { watch: scanning.watch })
    await shop.register(countTraffic)
    await shop.register(bodies, limits)
    const folders = [dataFolder, webFolder]
    await shop.register(errors, { configuration, folders, report })
    await shop.register(apiDocs, { version, routes })
    await shop.register(calls, { routes, proxies })
    await shop.register(chainRpc, { report })
    await shop.register(webClient, {
      folder: webFolder,
      version,
      identityProvider: identityProvider?.shown ?? null,
      tallyOf: (world) => progressTally(backend.progressRegistry.of(world)),
    })
  })
}
