import { escapeHtml } from '../markup/escape-html.ts'

/** Elements that a description may contain. Only links keep an attribute. */
const ELEMENTS: ReadonlySet<string> = new Set(
  'a,b,br,code,em,h3,h4,hr,i,li,ol,p,s,small,strong,sub,sup,table,tbody,td,th,thead,tr,u,ul'.split(','),
)

/** A tag, or a `<` that starts none. Attributes end at the next angle bracket, regardless of quotes. */
const TAGS = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|</gi
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
/** Web addresses, e-mail links, and addresses within the shop. */
const ADDRESS = /^(?:https?:\/\/|mailto:|[#./])/i

/**
 * Sanitizes a description.
 *
 * @param description HTML as the shop stores it; text, emphasis, lists, tables and links stay, every other tag is
 * removed
 * @returns HTML that only contains tags written by this function
 */
export function safeDescription(description: string): string {
  return description.replace(TAGS, (_tag, slash?: string, written?: string, attributes?: string) => {
    if (written === undefined) return '&lt;'
    const name = written.toLowerCase()
    if (!ELEMENTS.has(name)) return ''
    return name === 'a' && slash === '' ? linkTo(attributes ?? '') : `<${slash}${name}>`
  })
}

function linkTo(attributes: string): string {
  const [, double, single, bare] = HREF.exec(attributes) ?? []
  // The text is HTML already, so its entities stay.
  const href = (double ?? single ?? bare ?? '').trim()
  return ADDRESS.test(href)
    ? `<a href="${escapeHtml(href).replaceAll('&amp;', '&')}" target="_blank" rel="noreferrer">`
    : '<a>'
}
