import { createHash } from 'node:crypto'
import { createReadStream, existsSync, type ReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lookup } from 'mime-types'
import { isChangeable } from '../changeable-files.ts'
import { type Encoding, encodingFor } from './encoding.ts'
import { names } from './etag.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
/** Written by the build with a hash of its content in its name: it never changes. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/

/** Larger files than these bytes are sent from disk: kept, one visit of a rare screen would cost memory for good. */
const LARGE_BYTES = 1024 * 1024

/** What is sent of a file. */
interface Form {
  readonly bytes: number
  readonly content: () => Buffer | ReadStream
}

/**
 * A built file in every form that a client may get; looked at when it is first asked for. Small ones are kept: they are never
 * changed.
 */
interface BuiltFile {
  readonly type: string
  /** Weak: the forms of a file have one. */
  readonly etag: string
  readonly cacheControl: string
  readonly forms: Readonly<Record<Encoding, Form | undefined>>
  /** The encoded forms that there are. */
  readonly offered: readonly Encoding[]
}

/**
 * Answers with the built files of the browser's side. They belong to no world and are not logged. They come from memory: a
 * general file server asks the disk twice for each answer, which costs three quarters of its speed. One route stands for all of
 * them, and the router asks whether a path is one: to add a route for each took a tenth of a start.
 * Files that worlds can change are left to them.
 *
 * @param options.folder the built client; `.br` and `.gz` forms stand beside its files
 */
export async function builtFiles(app: FastifyInstance, { folder }: { readonly folder: string }): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) && entry.name !== 'index.html')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .filter((path) => !isChangeable(path))
  // As the router of the shop, which tells no capitals from small letters.
  const byAddress = new Map(paths.map((path) => [path.toLowerCase(), path]))
  const read = new Map<string, BuiltFile>()
  app.addConstraintStrategy({
    name: 'built',
    storage: () => {
      const handlers = new Map<unknown, Handler>()
      return {
        get: (isBuilt) => handlers.get(isBuilt) ?? null,
        set: (isBuilt, handler) => void handlers.set(isBuilt, handler),
      }
    },
    deriveConstraint: ({ url = '' }) => byAddress.has(addressIn(url)) || undefined,
    mustMatchWhenDerived: true,
  })
  app.get('/*', { constraints: { built: true } }, (request, reply) => {
    const path = byAddress.get(addressIn(request.raw.url!))!
    const file = read.get(path) ?? readBuilt(folder, path)
    read.set(path, file)
    return send(request, reply, file)
  })
}

/** What the router keeps for a value of a constraint. */
type Handler = Parameters<ReturnType<Parameters<FastifyInstance['addConstraintStrategy']>[0]['storage']>['set']>[1]

/** The path of an address, in small letters; empty where it cannot be read. */
function addressIn(url: string): string {
  const path = url.replace(/[?#].*$/s, '').toLowerCase()
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return ''
  }
}

function readBuilt(folder: string, path: string): BuiltFile {
  const form = (ending: string): Form | undefined => {
    const file = join(folder, path + ending)
    if (!existsSync(file)) return
    const bytes = statSync(file).size
    if (bytes > LARGE_BYTES) return { bytes, content: () => createReadStream(file) }
    const kept = readFileSync(file)
    return { bytes, content: () => kept }
  }
  const forms = { br: form('.br'), gzip: form('.gz'), identity: form('') }
  const media = lookup(extname(path)) || 'application/octet-stream'
  return {
    type: /^text\/|javascript|json|svg/.test(media) ? `${media}; charset=utf-8` : media,
    etag: `W/"${createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('base64url')
      .slice(0, 22)}"`,
    cacheControl: HASHED.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
    forms,
    offered: (['br', 'gzip'] as const).filter((encoding) => forms[encoding]),
  }
}

function send(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers
  reply.headers({ 'cache-control': file.cacheControl, etag: file.etag, vary: 'accept-encoding' })
  if (known !== undefined && names(known, file.etag)) return reply.status(304).send()
  const encoding = encodingFor(String(accepted), file.offered)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const { bytes, content } = file.forms[encoding]!
  reply.type(file.type).header('content-length', bytes)
  // The framework reads a stream to its end to learn nothing from it.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : content())
}
