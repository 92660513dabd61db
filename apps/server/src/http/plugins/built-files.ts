import { createHash } from 'node:crypto'
import { createReadStream, existsSync, type ReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { getOrCreate } from '@fruit/isomorphic/get-or-create'
import { percentDecoded } from '@fruit/isomorphic/percent-decoded'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lookup } from 'mime-types'
import { isChangeable } from '../../startup/changeable-files.ts'
import { type Encoding, encodingFor } from '../encoding.ts'
import { matchesTag } from './etag.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
/** The build puts a hash of the content into these names, so such a file never changes. */
const HASHED_NAME = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/

/** Files above this size are streamed from disk. In memory they would occupy space for good after one visit of a rare screen. */
const LARGE_BYTES = 1024 * 1024

/** One encoding of a file. */
interface Representation {
  readonly bytes: number
  readonly content: () => Buffer | ReadStream
}

/**
 * A built file in all its encodings, read on the first request. Small files stay in memory, since built files never change.
 */
interface BuiltFile {
  readonly type: string
  /** Weak, because all encodings of the file share it. */
  readonly etag: string
  readonly cacheControl: string
  readonly forms: Readonly<Record<Encoding, Representation | undefined>>
  /** Available encodings besides `identity`. */
  readonly offered: readonly Encoding[]
}

/**
 * Serves the built files of the web client. They belong to no world and are not logged. They come from memory: a general file
 * server accesses the disk twice per response, which costs three quarters of its speed. One route with a constraint serves all
 * files, because one route per file took a tenth of the start time. Files that worlds can change are left out.
 *
 * @param options.folder folder of the built client, with the `.br` and `.gz` forms next to its files
 */
export async function builtFiles(app: FastifyInstance, { folder }: { readonly folder: string }): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) && entry.name !== 'index.html')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .filter((path) => !isChangeable(path))
  // Like the shop's router, this ignores case.
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
    deriveConstraint: ({ url = '' }) => byAddress.has(normalizedPath(url)) || undefined,
    mustMatchWhenDerived: true,
  })
  app.get('/*', { constraints: { built: true } }, (request, reply) => {
    const path = byAddress.get(normalizedPath(request.raw.url!))!
    const file = getOrCreate(read, path, () => readBuilt(folder, path))
    return send(request, reply, file)
  })
}

/** Handler that the router stores for a value of the constraint. */
type Handler = Parameters<ReturnType<Parameters<FastifyInstance['addConstraintStrategy']>[0]['storage']>['set']>[1]

/** Returns the decoded path of a URL in lower case. */
function normalizedPath(url: string): string {
  return percentDecoded(url.replace(/[?#].*$/s, '')).toLowerCase()
}

function readBuilt(folder: string, path: string): BuiltFile {
  const form = (ending: string): Representation | undefined => {
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
    cacheControl: HASHED_NAME.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
    forms,
    offered: (['br', 'gzip'] as const).filter((encoding) => forms[encoding]),
  }
}

function send(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers
  reply.headers({ 'cache-control': file.cacheControl, etag: file.etag, vary: 'accept-encoding' })
  if (known !== undefined && matchesTag(known, file.etag)) return reply.status(304).send()
  const encoding = encodingFor(String(accepted), file.offered)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const { bytes, content } = file.forms[encoding]!
  reply.type(file.type).header('content-length', bytes)
  // For HEAD, Fastify would read the stream to its end and discard it.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : content())
}
