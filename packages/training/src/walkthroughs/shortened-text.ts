/** The first characters of a token suffice to recognize it. */
const TOKEN = /(?<![\w-])(eyJ[\w-]{9})[\w-]+\.[\w-]+\.[\w-]*/g
/** Pictures, codes and keys. */
const OPAQUE = /[A-Za-z0-9+/_-]{24}[A-Za-z0-9+/_-]{72,}={0,2}/g
const KEPT_OPAQUE_CHARACTERS = 24
/** Number of entries shown of a list, and length from which a list is shortened. */
const SHOWN_ENTRIES = 2
const LIST_LENGTH = 300

/** Shortens tokens and long encoded strings in a text. */
export function shortenTokens(text: string): string {
  return text.replace(TOKEN, '$1…').replace(OPAQUE, (run) => `${run.slice(0, KEPT_OPAQUE_CHARACTERS)}…`)
}

/**
 * Formats a body for people: JSON is indented, and long lists show the first entries and the number of the others.
 *
 * @param most maximum length in characters
 */
export function formatBody(body: string, most: number): string {
  let text = body
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null) text = JSON.stringify(value, shortList, 2)
  } catch {
    // Text that is not JSON stays unchanged.
  }
  return text.length > most ? `${text.slice(0, most)} …` : text
}

function shortList(_key: string, value: unknown): unknown {
  if (!Array.isArray(value) || value.length <= SHOWN_ENTRIES || JSON.stringify(value).length <= LIST_LENGTH)
    return value
  return [...value.slice(0, SHOWN_ENTRIES), `… ${value.length - SHOWN_ENTRIES} more`]
}
