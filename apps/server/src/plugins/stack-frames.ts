import { homedir, tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The invented folder of the shop that stack frames show. */
const INVENTED_ROOT = '/srv/forbidden-fruit'

/** The folder that holds `apps/server`, whether this runs from sources or built. */
const ROOT = /^(.*)[\\/]apps[\\/]server[\\/]/s.exec(fileURLToPath(import.meta.url))?.[1]

const FRAME = /^\s+at /
/** A path of the host, or its address; not those of modules of Node itself. */
const HOST_PATH = /(?:file:\/\/)?(?<![\w.:])(?:\/|[A-Za-z]:[\\/])[^\s()'"`]*?(?=:\d|[\s()'"`]|$)/g

/**
 * Texts in which paths of the host lead to an invented folder: a shop may disclose what its errors say, but not where
 * on the host it runs.
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

  /** The frames of a stack, innermost first. */
  framesOf(stack: string): string[] {
    return stack
      .split('\n')
      .filter((line) => FRAME.test(line))
      .map((line) => this.without(line.trim()))
  }

  /** A text without paths of the host. */
  without(text: string): string {
    return this.withoutFolders(ROOT === undefined ? text : text.replaceAll(ROOT, INVENTED_ROOT)).replace(
      HOST_PATH,
      inventedPath,
    )
  }

  /** A text without the folders of this server; other paths in it, which somebody may have sent, stay. */
  withoutFolders(text: string): string {
    let left = text
    for (const folder of this.#folders)
      for (const written of new Set([folder, encodeURI(folder), JSON.stringify(folder).slice(1, -1)]))
        left = left.replaceAll(written, INVENTED_ROOT)
    return left
  }

  /** Data in which no text holds a path of the host. */
  inData(value: unknown): unknown {
    if (typeof value === 'string') return this.without(value)
    if (Array.isArray(value)) return value.map((each) => this.inData(each))
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.inData(each)]))
  }
}

function inventedPath(path: string): string {
  const plain = path.startsWith('file://') ? decodeURI(path.slice('file://'.length)) : path
  if (plain === INVENTED_ROOT) return plain
  if (
    plain.startsWith(`${INVENTED_ROOT}/apps/`) ||
    plain.startsWith(`${INVENTED_ROOT}/packages/`) ||
    plain.startsWith(`${INVENTED_ROOT}/node_modules/`)
  )
    return plain.replaceAll('\\', '/')
  return `${INVENTED_ROOT}/${plain.split(/[\\/]/).at(-1)}`
}
