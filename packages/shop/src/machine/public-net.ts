import { htmlToText } from '@fruit/isomorphic/markup/escape-html'
import { resolvePath } from '@fruit/world/storage/world-files'
import type { World } from '@fruit/world/world'

/** Files of the public hosts. Each host has a folder with its name below this one. */
export const PUBLIC_NET = '/internet'
/** Longer files are shown, but not searched. */
const MAX_SEARCHED_LENGTH = 64 * 1024
/** Maximum number of files that a search reads. */
const MAX_SEARCHED = 200
/** Maximum number of bytes that a search reads. */
const MAX_READ_BYTES = 1024 * 1024
/** Reading so many bytes takes some milliseconds of the main thread: other requests are served in between. */
const BYTES_AT_ONCE = 64 * 1024
const MAX_FOUND = 20
/** Characters around the first word that was found. */
const EXCERPT = 160

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
}

/** A file of a host, as it is sent. */
interface HostFile {
  /** Media type. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** A page of the small internet: its path below `/internet/`, its title and its text. */
export interface PublicPage {
  readonly path: string
  readonly title: string
  readonly text: string
}

/** A page that a search found, with the text around the first word. */
export type FoundPage = Omit<PublicPage, 'text'> & { readonly excerpt: string }

/** Names of the public hosts, in their order. */
export function publicHosts({ files }: Pick<World, 'files'>): string[] {
  return files.list(PUBLIC_NET).flatMap(({ kind, name }) => (kind === 'folder' ? [name] : []))
}

/**
 * A file of a host; undefined where there is none.
 *
 * @param root folder of the host or of all of them: no path leads out of it
 */
export function hostFile({ files }: Pick<World, 'files'>, root: string, path: string): HostFile | undefined {
  const place = resolvePath(`${root}/${path}`)
  if (place !== root && !place.startsWith(`${root}/`)) return undefined
  const file = files.read(place)
  if (file) return { type: TYPES[place.split('.').at(-1)!] ?? 'application/octet-stream', bytes: file.bytes }
  const front = files.read(`${place}/index.html`)
  return front && { type: TYPES.html!, bytes: front.bytes }
}

/**
 * Pages and texts of all hosts, or of a host or a folder that is named. Files come before those of deeper folders. Other requests are
 * served while the pages are read.
 */
export async function* publicPages(
  { files, nextTurn }: Pick<World, 'files' | 'nextTurn'>,
  folder = '',
): AsyncGenerator<PublicPage> {
  const root = resolvePath(`${PUBLIC_NET}/${folder}`)
  if (root !== PUBLIC_NET && !root.startsWith(`${PUBLIC_NET}/`)) return
  // One list of all files, since a player may have made thousands of folders.
  const places = files
    .all()
    .filter(({ path }) => path.startsWith(`${root}/`))
    .map(({ path }) => ({ path, depth: path.split('/').length }))
    .sort((one, other) => one.depth - other.depth || (one.path < other.path ? -1 : 1))
    .slice(0, MAX_SEARCHED)
  let read = 0
  let readAtOnce = 0
  for (const { path } of places) {
    const bytes = isReadable(path) ? files.read(path)?.bytes : undefined
    if (!bytes || bytes.length > MAX_SEARCHED_LENGTH) continue
    read += bytes.length
    if (read > MAX_READ_BYTES) return
    if (readAtOnce + bytes.length > BYTES_AT_ONCE) {
      await nextTurn()
      readAtOnce = 0
    }
    readAtOnce += bytes.length
    yield readPage(path, bytes)
  }
}

/** The pages that contain all of these words, ignoring case; at most twenty. */
export async function searchPublicPages(world: Pick<World, 'files' | 'nextTurn'>, asked: string): Promise<FoundPage[]> {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  const found: FoundPage[] = []
  if (words.length === 0) return found
  for await (const { path, title, text } of publicPages(world)) {
    const said = `${title} ${path} ${text}`.toLowerCase()
    if (words.every((word) => said.includes(word))) found.push({ path, title, excerpt: excerptOf(text, words) })
    if (found.length === MAX_FOUND) break
  }
  return found
}

/** Whether a file contains text. */
function isReadable(name: string): boolean {
  const type = TYPES[name.split('.').at(-1)!]
  return type !== undefined && !type.startsWith('image/')
}

function readPage(place: string, bytes: Uint8Array): PublicPage {
  const source = Buffer.from(bytes).toString()
  const path = place.slice(PUBLIC_NET.length + 1)
  if (!place.endsWith('.html')) return { path, title: path.split('/').at(-1)!, text: source }
  const [, title = path] = /<title>([^<]*)<\/title>/i.exec(source) ?? []
  return { path, title: plain(title).trim() || path, text: plain(source.replace(/<title>[^<]*<\/title>/i, '')) }
}

/** The text of a page, without its markup. */
function plain(markup: string): string {
  return htmlToText(markup.replace(/<[^<>]*>/g, ' ')).replace(/\s+/g, ' ')
}

function excerptOf(text: string, words: readonly string[]): string {
  const said = text.replace(/\s+/g, ' ').trim()
  const at = Math.max(0, ...words.map((word) => said.toLowerCase().indexOf(word)))
  const from = Math.max(0, at - EXCERPT / 2)
  const to = from + EXCERPT
  return `${from > 0 ? '… ' : ''}${said.slice(from, to)}${to < said.length ? ' …' : ''}`
}
