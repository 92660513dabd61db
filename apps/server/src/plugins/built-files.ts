import { createHash } from 'node:crypto'
import { createReadStream, existsSync, type ReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lookup } from 'mime-types'
import { isChangeable } from '../changeable-files.ts'
import { type Encoding, encodingFor } from './encoding.ts'

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
  readonly etag: string
  readonly cacheControl: string
  readonly forms: Readonly<Record<Encoding, Form | undefined>>
  /** The encoded forms that there are. */
  readonly offered: readonly Encoding[]
}

/**
 * Answers with the built files of the browser's side. They belong to no world and are not logged. A route for each
 * file, from memory: a general file server asks the disk twice for each answer, which costs three quarters of its speed.
 * Files that worlds can change are left to them.
 *
 * @param options.folder the built client; `.br` and `.gz` forms stand beside its files
 */
export async function builtFiles(app: FastifyInstance, { folder }: { readonly folder: string }): Promise<void> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) && entry.name !== 'index.html')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
  for (const path of names.filter((path) => !isChangeable(path))) {
    let file: BuiltFile | undefined
    // The router reads a colon as the start of a parameter.
    app.get(path.replaceAll(':', '::'), (request, reply) => {
      file ??= readBuilt(folder, path)
      return send(request, reply, file)
    })
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
    etag: `"${createHash('sha256')
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
  if (known?.includes(file.etag)) return reply.status(304).send()
  const encoding = encodingFor(String(accepted), file.offered)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const { bytes, content } = file.forms[encoding]!
  return reply.type(file.type).header('content-length', bytes).send(content())
}
