import type { Plugin } from 'vite'

/** What an address needs beside the first load. */
export interface EarlyScreen {
  /** Addresses of the screen, behind `#/`. */
  readonly addresses: readonly string[]
  /** End of the path of its module; null: the first load holds it. */
  readonly module: string | null
  /** Beginnings of the names of typefaces that most of it is set in. */
  readonly typefaces: readonly string[]
  /** Calls that it makes at once, below the root of the shop. */
  readonly calls: readonly string[]
}

/** A part of what the bundler made. */
export interface Chunk {
  readonly fileName: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/**
 * Lets a page that is opened at the address of a screen ask for its files and answers with the first load, and not after it, and
 * for the texts of a visitor's language;
 * other screens ask for the typefaces, so that no line breaks anew when they come. The server does not see what stands
 * behind `#`, so a script in the page does it. Addresses stand there as numbers: some are meant to be found elsewhere.
 *
 * @param screens those whose largest thing waits for files of their own, with the shop window, where pictures come first
 */
export function earlyFiles(screens: readonly EarlyScreen[]): Plugin {
  return {
    name: 'fruit:early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as readonly Chunk[]
        const typefaces = Object.keys(bundle).filter((file) => /-latin-(?!ext).*\.woff2$/.test(file))
        const script = earlyScript(earlyFilesOf(screens, chunks, typefaces), typefaces.map(atRoot))
        return beforeStyles(html, script)
      },
    },
  }
}

/**
 * Behind the style sheet, a script would wait for it.
 *
 * @throws Error when there is none
 */
function beforeStyles(html: string, script: string): string {
  const [before, after, ...more] = html.split(/(?=<link rel="stylesheet")/)
  if (before === undefined || after === undefined)
    throw new Error('The page has no style sheet to put the script before.')
  return [before, `<script>${script}</script>\n    `, after, ...more].join('')
}

/**
 * The files of each address, by the number of the address.
 *
 * @throws Error when no chunk holds the module of a screen: it was renamed
 */
export function earlyFilesOf(
  screens: readonly EarlyScreen[],
  chunks: readonly Chunk[],
  typefaces: readonly string[],
): Readonly<Record<number, readonly string[]>> {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = closure('main.js', named)
  return Object.fromEntries(
    screens.flatMap(({ addresses, module, typefaces: own, calls }) => {
      const files = module ? [...closure(chunkWith(module, chunks), named)].filter((file) => !first.has(file)) : []
      const styles = files.flatMap((file) => [...(named.get(file)?.viteMetadata?.importedCss ?? [])])
      const letters = typefaces.filter((file) => own.some((name) => file.startsWith(`assets/${name}`)))
      const all = [...files, ...styles, ...letters, ...calls].map(atRoot)
      return addresses.map((address) => [addressNumber(address), all] as const)
    }),
  )
}

function chunkWith(module: string, chunks: readonly Chunk[]): string {
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!own) throw new Error(`No chunk holds ${module}: change the list of early screens in vite.config.ts.`)
  return own.fileName
}

/** The server puts the way to the root in the place of the dot. */
function atRoot(file: string): string {
  return `./${file}`
}

/** A chunk and all that it imports. */
function closure(fileName: string, named: ReadonlyMap<string, Chunk>, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(fileName)) return found
  found.add(fileName)
  for (const next of named.get(fileName)?.imports ?? []) closure(next, named, found)
  return found
}

/** A number that stands for an address; the script in the page reckons it the same way. */
export function addressNumber(address: string): number {
  return [...address].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
}

function earlyScript(files: Readonly<Record<number, readonly string[]>>, typefaces: readonly string[]): string {
  return `
      // What a screen needs comes with the first load. plugins/early-files.ts writes this.
      {
        const number = [...location.hash.slice(2).split('?')[0]].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
        const kinds = { js: 'script', css: 'style', woff2: 'font' }
        const files = ${JSON.stringify(files)}[number] ?? ${JSON.stringify(typefaces)}
        const language = /(?:^|; )language=(?!en\\b)(\\w+)/.exec(document.cookie)?.[1]
        for (const file of language ? [...files, "./assets/i18n/" + language + ".json"] : files) {
          const kind = kinds[file.split('.').pop()]
          const link = { rel: kind === 'script' ? 'modulepreload' : 'preload', as: kind ?? 'fetch', href: file, crossOrigin: 'anonymous' }
          document.head.append(Object.assign(document.createElement('link'), link))
        }
      }
    `
}
