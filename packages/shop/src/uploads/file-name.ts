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
    .replace(/^\.+|\.+$/g, '')
  // By whole signs: half of one would be no text.
  return [...kept].slice(0, LONGEST_NAME).join('') || 'unnamed'
}
