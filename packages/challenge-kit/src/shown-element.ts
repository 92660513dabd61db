import { Parser } from 'htmlparser2'

/** Elements in which browsers take everything for text, or show nothing of it. */
const INERT: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'template',
  'xmp',
])

/**
 * Whether HTML holds an element just as it was written, and as an element: not as text, as the value of an attribute, or
 * inside of a comment.
 *
 * @param markup HTML as a browser is given it
 * @param written a start tag, such as a payload that tasks name, with or without something behind it
 */
export function showsElement(markup: string, written: string): boolean {
  if (!markup.includes(written)) return false
  const [wanted] = startTagsIn(written)
  return wanted === undefined || startTagsIn(markup).includes(wanted)
}

/** Name and attributes of each element that a browser would make. */
function startTagsIn(html: string): string[] {
  const found: string[] = []
  let inert = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (inert === 0) found.push(JSON.stringify([name, attributes]))
      if (INERT.has(name)) inert++
    },
    onclosetag: (name) => {
      if (INERT.has(name)) inert--
    },
  })
  parser.end(html)
  return found
}
