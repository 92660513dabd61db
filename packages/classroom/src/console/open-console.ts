import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { limitConnections } from '@fruit/network/connection-limits'
import { TrustedProxies } from '@fruit/network/trusted-proxies'
import type { Clock } from '@fruit/world/clock'
import type { Random } from '@fruit/world/random'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { ConsoleRoom } from '../class/trainer-service.ts'
import { type AnsweredCall, consoleCalls } from './console-calls.ts'
import { ConsoleFiles } from './console-files.ts'
import { ConsoleRefusal } from './console-refusal.ts'
import { liveSockets } from './live-sockets.ts'
import { originProblem, SECURITY_HEADERS } from './origin-guard.ts'
import type { SentFile } from './sent-file.ts'
import { SignIns } from './sign-ins.ts'

/** Network settings of the trainer's console. */
export interface ConsoleSettings {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** Key and certificates in PEM format; null without TLS. */
  readonly tls: { readonly key: string; readonly cert: string } | null
  /** Accepted host names besides IP addresses and `localhost`. */
  readonly names: readonly string[]
  /** Warnings for the operator. */
  readonly warnings: readonly string[]
}

interface ConsoleOptions {
  readonly classRoom: ConsoleRoom
  readonly settings: Pick<ConsoleSettings, 'host' | 'port' | 'tls' | 'names'>
  readonly clock: Clock
  readonly random: Random
  /** Folder of the built console; without it, only calls are served. */
  readonly webFolder?: string | undefined
  /** Folder of the fonts for reports, which the build writes. */
  readonly fontFolder: string
  /** Receives messages for the operator. */
  readonly report: (line: string) => void
  /** Binary logarithm of scrypt's N for passphrases; lower in tests. */
  readonly passphraseCost?: number
}

export interface OpenConsole {
  /** Such as `http://127.0.0.1:3002`. */
  readonly address: string
  /** Single-use sign-in link, valid for 15 minutes. Its secret is in the fragment, which browsers do not send to servers. */
  readonly signInLink: string
  close(): Promise<void>
}

/** Maximum size of a body. Names of learners and texts of trainers are short. */
const MAX_BODY_BYTES = 256 * 1024
const REQUEST_TIMEOUT_MS = 30_000
/** Enough for a few trainers with a few windows each. Other clients must not use up the file handles of the shops. */
const CONNECTIONS = { connections: 400, connectionsPerAddress: 100, requestsPerConnection: 20 } as const
/** Maximum share of the process's file handles for connections of the console. */
const SHARE_OF_HANDLES = 0.1

/**
 * Opens the trainer's console on its own port. That gives it its own origin, so that scripts in the vulnerable shop cannot access
 * it.
 *
 * @throws Error of Node when the server cannot listen on the port
 */
export async function openConsole(options: ConsoleOptions): Promise<OpenConsole> {
  const { settings, classRoom, clock, random, report } = options
  const signIns = new SignIns({ platform: classRoom.platform, clock, random, cost: options.passphraseCost })
  const isSecure = settings.tls !== null
  const common = {
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: false,
  }
  const app = (settings.tls ? Fastify({ ...common, https: settings.tls }) : Fastify(common)) as FastifyInstance
  limitConnections(app.server, CONNECTIONS, new TrustedProxies(), SHARE_OF_HANDLES)
  const strange = (method: string, headers: FastifyRequest['headers'], isSocket = false) =>
    originProblem({ method, headers, isSocket }, isSecure, settings.names)
  const files = new ConsoleFiles(options.webFolder)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000')
    const wrong = strange(request.method, request.headers)
    // Links from other sites to the console are allowed, because its page contains no data.
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/')
    const isNavigation = isPage && request.headers['sec-fetch-mode'] === 'navigate'
    if (wrong !== null && !(isNavigation && strange('GET', { host: request.headers.host }) === null))
      return reply.code(403).send({ error: wrong })
  })
  app.setErrorHandler((error: Error, _request, reply) => answerError(error, reply, report))
  app.setNotFoundHandler((request, reply) => {
    const file = request.method === 'GET' ? files.find(request.url.split('?')[0]!) : null
    if (!file) return reply.code(404).send({ error: 'Not found.' })
    reply.type(file.type).header('vary', 'accept-encoding')
    reply.header('cache-control', file.isHashed ? 'private, max-age=31536000, immutable' : 'no-cache')
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    return file.brotli && takesBrotli
      ? reply.header('content-encoding', 'br').send(file.brotli)
      : reply.send(file.bytes)
  })
  for (const answered of consoleCalls(classRoom, signIns, options.fontFolder)) addRoute(app, answered, signIns)
  const closeSockets = liveSockets(app.server, {
    room: classRoom,
    signIns,
    strange: ({ headers }) => strange('GET', headers, true),
  })
  await app.listen({ port: settings.port, host: settings.host })
  const { port } = app.server.address() as AddressInfo
  const address = `${isSecure ? 'https' : 'http'}://${shownHost(settings)}:${port}`
  return {
    address,
    signInLink: `${address}/#/link/${signIns.newLink()}`,
    close: async () => {
      closeSockets()
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

/** Adds the route of a call: authentication, validation, action. */
function addRoute(app: FastifyInstance, { call, answer }: AnsweredCall, signIns: SignIns): void {
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
      const session = token === '' ? null : signIns.session(token)
      if (call.access !== 'anybody' && session === null) {
        // RFC 6750, section 3: only for a wrong token, not for a wrong passphrase.
        if (token !== '') reply.header('www-authenticate', 'Bearer error="invalid_token"')
        throw new ConsoleRefusal(401, 'Log in first.')
      }
      if (call.access === 'trainer' && session?.trainer.role !== 'trainer')
        throw new ConsoleRefusal(403, 'Observers cannot make changes.')
      const params = request.params as Readonly<Record<string, string | undefined>>
      const { event = '', learner = '' } = params
      const id = params.trainer ?? params.template ?? params.challenge ?? ''
      const body = validated(call.body, request.body)
      const query = validated(call.query, request.query) as Readonly<Record<string, string | undefined>>
      const answered = await answer({ event, learner, id, body, query, address: request.ip, session, token })
      return isFile(answered) ? sendFile(reply, answered) : reply.send(answered)
    },
  })
}

/** @throws ConsoleRefusal 400 that names the first invalid field */
function validated(schema: AnsweredCall['call']['body'], value: unknown): unknown {
  if (!schema) return {}
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { path, message } = result.error.issues[0]!
  throw new ConsoleRefusal(400, path.length > 0 ? `${path.join('.')}: ${message}` : message)
}

function isFile(answered: unknown): answered is SentFile {
  return answered !== null && typeof answered === 'object' && 'content' in answered && 'type' in answered
}

function sendFile(reply: FastifyReply, { name, type, content }: SentFile): FastifyReply {
  // The name contains the event's name. `filename` replaces characters that `filename*` encodes.
  const plain = name.replace(/[^\w.-]+/g, '-')
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content))
}

function answerError(
  error: Error & { status?: unknown; statusCode?: unknown },
  reply: FastifyReply,
  report: (line: string) => void,
) {
  const status = typeof error.status === 'number' ? error.status : Number(error.statusCode ?? 500)
  if (status >= 400 && status < 500) return reply.code(status).send({ error: error.message })
  if (error.name === 'PlatformUnreachable' || status === 503) return reply.code(503).send({ error: error.message })
  report(`console error: ${error.stack ?? error.message}`)
  return reply.code(500).send({ error: 'Internal server error. The log of the server has the details.' })
}

/** Returns the host for the console's URL in the terminal. */
function shownHost({ host, names }: ConsoleOptions['settings']): string {
  if (names[0] !== undefined) return names[0]
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
