import { fileURLToPath } from 'node:url'

/** Where the shop would have us believe that it lives. */
const INVENTED_ROOT = '/srv/forbidden-fruit'

/** The folder that holds `apps/server`, whether this runs from sources or built. */
const ROOT = /^(.*)[\\/]apps[\\/]server[\\/]/s.exec(fileURLToPath(import.meta.url))?.[1]

const FRAME = /^\s+at /
/** A path of the host, or its address; not those of modules of Node itself. */
const HOST_PATH = /(?:file:\/\/)?(?<![\w.:])(?:\/|[A-Za-z]:[\\/])[^\s()]*?(?=:\d|[\s()]|$)/g

/**
 * The frames of a stack, innermost first. A shop may tell everybody where its code stumbled, but the folders of whoever
 * runs it are none of the shop's: they read as those of a server that there is not.
 */
export function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim().replace(HOST_PATH, inventedPath))
}

function inventedPath(path: string): string {
  const plain = path.startsWith('file://') ? decodeURI(path.slice('file://'.length)) : path
  if (ROOT !== undefined && plain.includes(ROOT))
    return INVENTED_ROOT + plain.slice(plain.indexOf(ROOT) + ROOT.length).replaceAll('\\', '/')
  return `${INVENTED_ROOT}/${plain.split(/[\\/]/).at(-1)}`
}
