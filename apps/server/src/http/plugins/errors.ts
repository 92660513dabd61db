import type { Configuration } from '@fruit/contracts/configuration'
import { languageIn } from '@fruit/network/language-cookie'
import { ContainmentClosed } from '@fruit/sandbox/pool/containment-failure'
import { SqlFailure } from '@fruit/sandbox/sql/sql-job'
import { QueueFullError } from '@fruit/scheduling/round-robin-queue'
import { errorPage } from '@fruit/shop/errors/error-page'
import { errorAnswered } from '@fruit/shop/errors/facts'
import { type DisclosedError, discloseError, type RaisedError } from '@fruit/shop/errors/seams'
import { DamagedWorld, StorageFailure } from '@fruit/world/storage/storage-failure'
import { translate as inLanguage, literal, type Message, messageWith, type Translate } from '@fruit/world/texts/texts'
import { HttpError } from '@fruit/world/visits/http-error'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { preferredType } from '../accept.ts'
import { HostPathRedactor } from '../host-path-redactor.ts'
import { isDecodable, pathOf } from '../url.ts'
import { REPAIR_PATH } from './damaged-worlds.ts'

interface Options {
  readonly configuration: Configuration
  /** Folders of this server, which no response may contain. */
  readonly folders: readonly (string | undefined)[]
  readonly report: (line: string) => void
}

/** Turns errors into responses: as much of the error as the world's seam discloses, in the format that the client prefers. */
export const errors = fastifyPlugin(async (app: FastifyInstance, { configuration, folders, report }: Options) => {
  const paths = new HostPathRedactor(folders)
  app.addHook('onRequest', (request, _reply, done) => {
    const path = pathOf(request.originalUrl)
    if (isDecodable(path)) done()
    else done(new HttpError(400, literal(`This address cannot be read: ${path}`), { name: 'URIError' }))
  })
  app.setErrorHandler((thrown: FastifyError | HttpError, request, reply) => {
    const error = thrown instanceof QueueFullError ? tooManyWaiting(thrown) : thrown
    if (error instanceof ContainmentClosed) return sendShuttingDown(reply)
    // The client disconnected before its stream began: nothing failed, and no client reads the response.
    if ((error as FastifyError).code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed) return reply.send('')
    const say = (saying: Message) =>
      request.visit ? request.visit.translate(saying) : inLanguage(languageIn(request.headers.cookie), saying)
    const raised = raisedError(error, reply.statusCode, say, { paths, isSent: isSentIn(request) })
    // Attacker-written SQL that fails is normal, so operators need no report.
    if (raised.status >= 500 && !raised.meant && raised.name !== 'SqlFailure')
      report(`${request.method} ${request.url}: ${error.stack ?? String(error)}`)
    if (thrown instanceof QueueFullError) reply.header('retry-after', 1)
    if (error instanceof StorageFailure) return sendStorageFailure(error, configuration, request, reply)
    if (!request.visit) return reply.status(raised.status).type('text/plain; charset=utf-8').send(raised.message)
    const { visit } = request
    // Errors of the training layer are not the shop's, and have no weakness.
    const isShops = request.routeOptions.config.call?.layer !== 'training'
    const answered = (frames: number, properties: readonly string[]) =>
      isShops &&
      visit.record(errorAnswered, {
        ...{ status: raised.status, standing: reply.statusCode, name: raised.name },
        ...{ frames, properties },
      })
    if (error instanceof HttpError && error.body !== null) {
      answered(0, [])
      reply.status(raised.status)
      const body = error.body(say)
      return typeof body === 'string' ? reply.type('text/plain; charset=utf-8').send(body) : reply.send(body)
    }
    const known = (isShops ? visit.world.use(discloseError) : discloseError.safe)(raised)
    // Error messages of the database are not translated, since attackers' tools expect English.
    const disclosed = { ...known, message: say(literal(known.message)) }
    const form = preferredType(request, 'html', 'json', 'text')
    answered(disclosed.frames.length, form === 'json' ? Object.keys(disclosed.properties) : [])
    reply.status(raised.status)
    switch (form) {
      case 'html':
        return reply.type('text/html; charset=utf-8').send(errorPage(visit, raised.status, disclosed))
      case 'json':
        return reply.send({ error: asJson(raised, disclosed, error instanceof HttpError ? error.code : undefined) })
      default:
        return reply.type('text/plain; charset=utf-8').send([disclosed.message, ...disclosed.frames].join('\n'))
    }
  })
})

function tooManyWaiting({ limit }: QueueFullError): HttpError {
  const saying =
    '{{most}} of your requests are waiting for their turn already. Send the next one when they are answered.'
  return new HttpError(429, messageWith(saying, { most: limit }), { name: 'LineTooLong' })
}

/** Answers a request that a shutdown interrupted. This is no error of the shop, so it records no fact and reports nothing. */
function sendShuttingDown(reply: FastifyReply): FastifyReply {
  const message = 'This server is shutting down, so this was not done. Ask again when it is back.'
  return reply.status(503).header('retry-after', 5).type('text/plain; charset=utf-8').send(message)
}

/** Answers without the world and without a fact, because the world's storage has failed. */
function sendStorageFailure(
  failure: StorageFailure,
  configuration: Configuration,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageIn(request.headers.cookie)
  const message = inLanguage(language, failure.saying)
  reply.status(failure.status).header('cache-control', 'no-store')
  switch (preferredType(request, 'html', 'json', 'text')) {
    case 'html': {
      const error = { message, frames: [], properties: {} }
      const trouble =
        failure instanceof DamagedWorld
          ? { wayOut: { path: REPAIR_PATH, label: REPAIR_LABELS[failure.damage.part] } }
          : {}
      const page = errorPage({ world: { configuration }, language }, failure.status, error, trouble)
      return reply.type('text/html; charset=utf-8').send(page)
    }
    case 'json':
      return reply.send({ error: { message, name: failure.name, status: failure.status } })
    default:
      return reply.type('text/plain; charset=utf-8').send(message)
  }
}

const REPAIR_LABELS = {
  shop: 'Open a new shop',
  progress: 'Go on with what can be read',
} as const satisfies Readonly<Record<DamagedWorld['damage']['part'], Message>>

/** Removes the host's paths from texts. */
interface PathRedaction {
  readonly paths: HostPathRedactor
  readonly isSent: (text: string) => boolean
}

/** Returns a function that searches a text in the raw and the parsed request. It serializes the whole request, so call it rarely. */
function isSentIn({ originalUrl, query, params, headers, rawBody, body }: FastifyRequest): PathRedaction['isSent'] {
  return (text) =>
    JSON.stringify([originalUrl, query, params, headers, rawBody, body]).includes(JSON.stringify(text).slice(1, -1))
}

function raisedError(
  error: FastifyError | HttpError,
  standing: number,
  say: Translate,
  shield: PathRedaction,
): RaisedError {
  const { paths, isSent } = shield
  const own = error as unknown as Record<string, unknown>
  const status = [own.status, own.statusCode, standing].find((code) => typeof code === 'number' && code >= 400)
  const fromFramework = typeof own.code === 'string' && own.code.startsWith('FST_')
  return {
    status: (status as number | undefined) ?? 500,
    name: paths.redactMessage(error.name, isSent),
    meant: error instanceof HttpError || (fromFramework && (status as number) < 500),
    message: messageOf(error, say, shield),
    frames: error instanceof HttpError && error.isExpected ? [] : paths.framesOf(error),
    properties: error instanceof HttpError ? {} : plainProperties(error, shield),
  }
}

function messageOf(error: FastifyError | HttpError, say: Translate, { paths, isSent }: PathRedaction): string {
  // An HttpError may repeat the visitor's text. Replacing a folder in it would confirm that the visitor guessed it.
  if (error instanceof HttpError) return say(error.saying)
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown }
  if (typeof syscall === 'string') return `${code}: ${syscall}`
  // Attackers' tools recognize the database by this code. The message repeats their own text, and no folder of the host.
  if (error instanceof SqlFailure) return `${error.code}: ${error.message}`
  return paths.redactMessage(error.message, isSent)
}

/** Returns an error's own properties except functions, and without `path` and `dest`, in which system errors name host paths. */
function plainProperties(error: Error, { paths, isSent }: PathRedaction): Record<string, unknown> {
  const { path: _path, dest: _dest, ...own } = error as unknown as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(own)
      .filter(([, value]) => typeof value !== 'function')
      .map(([name, value]) => [name, paths.redactData(value, isSent)]),
  )
}

function asJson(raised: RaisedError, disclosed: DisclosedError, code: string | undefined): object {
  const stack = disclosed.frames.length > 0 ? { stack: disclosed.frames.join('\n') } : {}
  const { message, properties } = disclosed
  return { ...properties, message, name: raised.name, ...(code && { code }), status: raised.status, ...stack }
}
