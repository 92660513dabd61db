import type { World } from '@fruit/world/world'

/** Maximum length of a stored name in characters. */
const MAX_NAME_LENGTH = 80

/**
 * Converts the name of an uploaded file: lower case, dashes for spaces, no characters with a meaning in paths.
 *
 * @param sent as the browser sent it, possibly with folders
 */
export function fileNameOf(sent: string): string {
  const kept = sent
    .replace(/[/\\?<>:*|"]|\p{Cc}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/gu, '-')
    .replace(/^\.+|(?<!\.)\.+$/g, '')
  // Cut by code points, to keep surrogate pairs intact.
  return [...kept].slice(0, MAX_NAME_LENGTH).join('') || 'unnamed'
}

/** The extension of a name, in lower case and without the dot; empty without one. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** An unused name for a new file in a folder: `<name>-<time>.<ending>`. */
export function unusedName(world: World, folder: string, sent: string, ending: string): string {
  const name = fileNameOf(sent)
  let time = world.clock.now()
  while (world.files.read(`${folder}/${name}-${time}.${ending}`)) time++
  return `${name}-${time}.${ending}`
}
