import { homedir, tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Fictitious folder of the shop in stack frames. */
const INVENTED_ROOT = '/srv/forbidden-fruit'

/** Folder that contains `apps/server`, for sources and for the build. */
const ROOT = /^(.*)[\\/]apps[\\/]server[\\/]/s.exec(fileURLToPath(import.meta.url))?.[1]

const FRAME = /^\s+at /
/** A path of the host, or its file URL; not `node:` modules. */
const HOST_PATH = /(?:file:\/\/)?(?<![\w.:])(?:\/|[A-Za-z]:[\\/])[^\s()'"`]*?(?:(?=:\d)|(?=[\s()'"`]|$))/g

/** Replaces a path. */
type PathReplacement = (path: string) => string

/**
 * Replaces paths of the host with a fictitious folder: the shop may disclose its errors, but not its location on the host.
 * Messages may repeat the client's text, so every absolute path in them is replaced the same way. Otherwise clients could
 * tell right guesses from wrong ones.
 */
export class HostPathRedactor {
  /** Folders whose names are replaced as a whole, since they may contain spaces; the longest first. */
  readonly #folders: readonly string[]

  /** @param folders of this server, such as its data folder; those of the process are added */
  constructor(folders: readonly (string | undefined)[]) {
    const known = [...folders, process.cwd(), homedir(), tmpdir(), dirname(process.execPath)]
    this.#folders = [...new Set(known)]
      .filter((folder): folder is string => folder !== undefined && /[^\\/]/.test(folder))
      .sort((one, other) => other.length - one.length)
  }

  /** Returns the frames of an error's stack, innermost first, without lines of its message. */
  framesOf({ stack = '', message }: Error): string[] {
    const told = message === '' ? -1 : stack.indexOf(message)
    return stack
      .slice(told < 0 ? 0 : told + message.length)
      .split('\n')
      .filter((line) => FRAME.test(line))
      .map((line) => this.#inFrame(line.trim()))
  }

  /**
   * Replaces all paths of the host in a message.
   *
   * @param isSent whether the client sent this text; then known folders in it are treated like other paths
   */
  redactMessage(text: string, isSent: (text: string) => boolean): string {
    // HOST_PATH ends at a space, so folders with spaces are replaced by name first.
    const blank = this.#folders.filter((folder) => /\s/.test(folder))
    return replaceFolders(text, blank, isSent).replace(HOST_PATH, inventedPathByName)
  }

  /** Replaces all paths of the host in the strings of a value. @param isSent as for `inMessage` */
  redactData(value: unknown, isSent: (text: string) => boolean): unknown {
    const inData = (each: unknown) => this.redactData(each, isSent)
    if (typeof value === 'string') return this.redactMessage(value, isSent)
    if (Array.isArray(value)) return value.map(inData)
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inData(each)]))
  }

  /** Frames contain no text of clients, so files of the shop keep their relative path. */
  #inFrame(line: string): string {
    const known = ROOT === undefined ? line : line.replaceAll(ROOT, INVENTED_ROOT)
    return replaceFolders(known, this.#folders, () => false).replace(HOST_PATH, inventedPath)
  }
}

function replaceFolders(text: string, folders: readonly string[], isSent: (text: string) => boolean): string {
  let left = text
  for (const folder of folders)
    for (const written of new Set([folder, encodeURI(folder), JSON.stringify(folder).slice(1, -1)]))
      if (left.includes(written) && !isSent(written)) left = left.replaceAll(written, INVENTED_ROOT)
  return left
}

const inventedPathByName: PathReplacement = (path) => `${INVENTED_ROOT}/${path.split(/[\\/]/).at(-1)}`

const inventedPath: PathReplacement = (path) => {
  const plain = path.startsWith('file://') ? decodeURI(path.slice('file://'.length)) : path
  if (plain === INVENTED_ROOT) return plain
  if (
    plain.startsWith(`${INVENTED_ROOT}/apps/`) ||
    plain.startsWith(`${INVENTED_ROOT}/packages/`) ||
    plain.startsWith(`${INVENTED_ROOT}/node_modules/`)
  )
    return plain.replaceAll('\\', '/')
  return inventedPathByName(plain)
}
