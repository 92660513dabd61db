import type { World } from '@fruit/world/world'

/** Characters that are kept of a name. */
const LONGEST_NAME = 80

/**
 * The name of an uploaded file as the shop keeps it: in lower case, with dashes for blanks, without anything that means
 * something in a path.
 *
 * @param sent as the browser wrote it, maybe with folders before it
 */
export function fileNameOf(sent: string): string {
  const kept = sent
    .replace(/[/\\?<>:*|"]|\p{Cc}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/gu, '-')
    .replace(/^\.+|(?<!\.)\.+$/g, '')
  // By whole signs: half of one would be no text.
  return [...kept].slice(0, LONGEST_NAME).join('') || 'unnamed'
}

/** The ending of a name, in lower case and without its dot; empty when it has none. */
export function endingOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** A name for a new file of a folder that no file there has: `<name>-<time>.<ending>`. */
export function freeName(world: World, folder: string, sent: string, ending: string): string {
  const name = fileNameOf(sent)
  let time = world.clock.now()
  while (world.files.read(`${folder}/${name}-${time}.${ending}`)) time++
  return `${name}-${time}.${ending}`
}
