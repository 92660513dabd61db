/** Of a token, so much is enough to see that it is the same one. */
const TOKEN = /(?<![\w-])(eyJ[\w-]{9})[\w-]+\.[\w-]+\.[\w-]*/g
/** Pictures, codes and keys. */
const OPAQUE = /[A-Za-z0-9+/_-]{24}[A-Za-z0-9+/_-]{72,}={0,2}/g
const KEPT_OF_OPAQUE = 24
/** Shown entries of a list, and how long one may be before anything is left out. */
const SHOWN_ENTRIES = 2
const LIST_LENGTH = 300

/** A text without the middles of its tokens and of what nobody reads anyway. */
export function withoutMiddles(text: string): string {
  return text.replace(TOKEN, '$1…').replace(OPAQUE, (run) => `${run.slice(0, KEPT_OF_OPAQUE)}…`)
}

/**
 * A body as people read it: JSON in lines, of long lists the first entries and how many more there are.
 *
 * @param most shown length, in characters
 */
export function readable(body: string, most: number): string {
  let text = body
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null) text = JSON.stringify(value, shortList, 2)
  } catch {
    // It is no JSON: it stays as it is.
  }
  return text.length > most ? `${text.slice(0, most)} …` : text
}

function shortList(_key: string, value: unknown): unknown {
  if (!Array.isArray(value) || value.length <= SHOWN_ENTRIES || JSON.stringify(value).length <= LIST_LENGTH)
    return value
  return [...value.slice(0, SHOWN_ENTRIES), `… ${value.length - SHOWN_ENTRIES} more`]
}
