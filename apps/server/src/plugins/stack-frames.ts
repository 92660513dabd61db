import { homedir, tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The invented folder of the shop that stack frames show. */
const INVENTED_ROOT = '/srv/forbidden-fruit'

/** The folder that holds `apps/server`, whether this runs from sources or built. */
const ROOT = /^(.*)[\\/]apps[\\/]server[\\/]/s.exec(fileURLToPath(import.meta.url))?.[1]

const FRAME = /^\s+at /
/** A path of the host, or its address; not those of modules of Node itself. */
const HOST_PATH = /(?:file:\/\/)?(?<![\w.:])(?:\/|[A-Za-z]:[\\/])[^\s()'"`]*?(?:(?=:\d)|(?=[\s()'"`]|$))/g

/** What a path becomes. */
type Path = (path: string) => string

/**
 * Texts in which paths of the host lead to an invented folder: a shop may disclose what its errors say, but not where
 * on the host it runs. Nor does it tell right guesses from wrong ones: in a message, which may repeat what somebody sent, every
 * absolute path becomes the same.
 */
export class HostPaths {
  /** Folders that are replaced wherever they stand, since their names may hold blanks; the longest first. */
  readonly #folders: readonly string[]

  /** @param folders of this server, such as its data folder, beside those that every process knows */
  constructor(folders: readonly (string | undefined)[]) {
    const known = [...folders, process.cwd(), homedir(), tmpdir(), dirname(process.execPath)]
    this.#folders = [...new Set(known)]
      .filter((folder): folder is string => folder !== undefined && /[^\\/]/.test(folder))
      .sort((one, other) => other.length - one.length)
  }

  /** The frames of an error's stack, innermost first; nothing of its message, whatever that looks like. */
  framesOf({ stack = '', message }: Error): string[] {
    const told = message === '' ? -1 : stack.indexOf(message)
    return stack
      .slice(told < 0 ? 0 : told + message.length)
      .split('\n')
      .filter((line) => FRAME.test(line))
      .map((line) => this.#inFrame(line.trim()))
  }

  /**
   * A message without paths of the host.
   *
   * @param isSent whether somebody sent this text: then it is treated like any other
   */
  inMessage(text: string, isSent: (text: string) => boolean): string {
    // Where a name holds a blank, nobody can see the end of a path who does not know it.
    const blank = this.#folders.filter((folder) => /\s/.test(folder))
    return withoutFolders(text, blank, isSent).replace(HOST_PATH, byItsName)
  }

  /** Data in which no text holds a path of the host. @param isSent as for `inMessage` */
  inData(value: unknown, isSent: (text: string) => boolean): unknown {
    const inData = (each: unknown) => this.inData(each, isSent)
    if (typeof value === 'string') return this.inMessage(value, isSent)
    if (Array.isArray(value)) return value.map(inData)
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inData(each)]))
  }

  /** Frames are the host's: what is in the shop's own folder keeps its place there. */
  #inFrame(line: string): string {
    const known = ROOT === undefined ? line : line.replaceAll(ROOT, INVENTED_ROOT)
    return withoutFolders(known, this.#folders, () => false).replace(HOST_PATH, inventedPath)
  }
}

function withoutFolders(text: string, folders: readonly string[], isSent: (text: string) => boolean): string {
  let left = text
  for (const folder of folders)
    for (const written of new Set([folder, encodeURI(folder), JSON.stringify(folder).slice(1, -1)]))
      if (left.includes(written) && !isSent(written)) left = left.replaceAll(written, INVENTED_ROOT)
  return left
}

const byItsName: Path = (path) => `${INVENTED_ROOT}/${path.split(/[\\/]/).at(-1)}`

const inventedPath: Path = (path) => {
  const plain = path.startsWith('file://') ? decodeURI(path.slice('file://'.length)) : path
  if (plain === INVENTED_ROOT) return plain
  if (
    plain.startsWith(`${INVENTED_ROOT}/apps/`) ||
    plain.startsWith(`${INVENTED_ROOT}/packages/`) ||
    plain.startsWith(`${INVENTED_ROOT}/node_modules/`)
  )
    return plain.replaceAll('\\', '/')
  return byItsName(plain)
}
