import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import tar from 'tar-fs'
import { FONT_MANIFESTS, fontConfiguration, writeFonts } from './test-fonts.ts'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A browser's executable and environment. */
export interface BrowserProgram {
  readonly executable: string
  /** Environment variables for this browser. */
  readonly env: Readonly<Record<string, string>>
}

/**
 * Unpacks the Chromium of the npm package `@sparticuz/chromium` with its libraries and fonts, so that it starts on a
 * minimal Linux. Unpacking takes some seconds and happens once per version.
 *
 * @throws Error when the package has no Chromium for this machine, or when no cache folder is writable
 */
export async function unpackChromium(): Promise<BrowserProgram> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `@sparticuz/chromium contains a Chromium for Linux on x64, not for ${process.platform} on ${process.arch}.`,
    )
  const name = `chromium-${await fingerprint()}`
  const caches = [
    join(root, 'node_modules', '.cache', 'fruit-browser'),
    join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'fruit-browser'),
  ]
  const kept = caches.map((cache) => join(cache, name)).find((folder) => existsSync(folder))
  if (kept) return programIn(kept)
  const refusals: string[] = []
  for (const cache of caches) {
    try {
      await mkdir(cache, { recursive: true })
      return programIn(await unpackInto(cache, name))
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      refusals.push((error as Error).message)
    }
  }
  throw new Error(
    `No writable folder to unpack a browser into. Make one writable, or set XDG_CACHE_HOME or CHROME_PATH.\n${refusals.join('\n')}`,
  )
}

/** Unpacks beside the destination and renames, so that concurrent runs never see an incomplete browser. */
async function unpackInto(cache: string, name: string): Promise<string> {
  const folder = join(cache, name)
  const draft = join(cache, `draft-${randomUUID()}`)
  const packed = join(packageFolder(), 'bin')
  const unbrotli = (file: string, target: NodeJS.WritableStream) =>
    pipeline(createReadStream(join(packed, file)), createBrotliDecompress(), target)
  try {
    await mkdir(draft)
    await unbrotli('chromium.br', createWriteStream(join(draft, 'chromium'), { mode: 0o755 }))
    await unbrotli('al2023.tar.br', extract(draft))
    await unbrotli('fonts.tar.br', extract(join(draft, 'latin')))
    await writeFonts(join(draft, 'other-scripts'))
    const fonts = ['latin', 'other-scripts'].map((part) => join(folder, part))
    await writeFile(join(draft, 'fonts.conf'), fontConfiguration(fonts, join(folder, 'font-cache')))
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process was first. Its result is the same.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** The archives contain user ids of their publisher's machine. Extracted files belong to the current user. */
function extract(folder: string): NodeJS.WritableStream {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  return tar.extract(folder, { map: (header) => ({ ...header, uid, gid }) })
}

function programIn(folder: string): BrowserProgram {
  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    executable: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

/** Changes with the packages and with the code that unpacks, so that a new version is unpacked. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const own = ['bundled-chromium.ts', 'test-fonts.ts'].map((name) => join(root, 'tests/e2e/support', name))
  for (const file of [join(packageFolder(), 'package.json'), ...FONT_MANIFESTS, ...own])
    hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

function packageFolder(): string {
  return join(dirname(require.resolve('@sparticuz/chromium')), '..', '..')
}
