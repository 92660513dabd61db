import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lookup } from 'mime-types'
import { isChangeable } from '../changeable-files.ts'
import { type Encoding, encodingFor } from './encoding.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
/** Written by the build with a hash of its content in its name: it never changes. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/

/** A built file in every form that a client may get; read when it is first asked for, and kept: it is never changed. */
interface BuiltFile {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly forms: Readonly<Record<Encoding, Buffer | undefined>>
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
  const form = (ending: string) => {
    try {
      return readFileSync(join(folder, path + ending))
    } catch {
      return undefined
    }
  }
  const identity = readFileSync(join(folder, path))
  const forms = { br: form('.br'), gzip: form('.gz'), identity }
  const media = lookup(extname(path)) || 'application/octet-stream'
  return {
    type: /^text\/|javascript|json|svg/.test(media) ? `${media}; charset=utf-8` : media,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
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
  return reply.type(file.type).send(file.forms[encoding])
}
