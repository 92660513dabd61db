import { fileURLToPath } from 'node:url'

/** The invented folder of the shop that stack frames show. */
const INVENTED_ROOT = '/srv/forbidden-fruit'

/** The folder that holds `apps/server`, whether this runs from sources or built. */
const ROOT = /^(.*)[\\/]apps[\\/]server[\\/]/s.exec(fileURLToPath(import.meta.url))?.[1]

const FRAME = /^\s+at /
/** A path of the host, or its address; not those of modules of Node itself. */
const HOST_PATH = /(?:file:\/\/)?(?<![\w.:])(?:\/|[A-Za-z]:[\\/])[^\s()]*?(?=:\d|[\s()]|$)/g

/**
 * The frames of a stack, innermost first. A shop may disclose them, but not folders of the host: these are replaced by
 * an invented one.
 */
export function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => withInventedPaths(line.trim()))
}

/** A text in which paths of the host lead to an invented folder. */
export function withInventedPaths(text: string): string {
  return text.replace(HOST_PATH, inventedPath)
}

function inventedPath(path: string): string {
  const plain = path.startsWith('file://') ? decodeURI(path.slice('file://'.length)) : path
  if (ROOT !== undefined && plain.includes(ROOT))
    return INVENTED_ROOT + plain.slice(plain.indexOf(ROOT) + ROOT.length).replaceAll('\\', '/')
  return `${INVENTED_ROOT}/${plain.split(/[\\/]/).at(-1)}`
}
