import { escapeHtml } from '../markup/escape-html.ts'

/** Elements that a description may have. Only links keep something of their attributes. */
const ELEMENTS: ReadonlySet<string> = new Set(
  'a,b,br,code,em,h3,h4,hr,i,li,ol,p,s,small,strong,sub,sup,table,tbody,td,th,thead,tr,u,ul'.split(','),
)

/** A tag, or a `<` that begins none. Attributes end at the next angle bracket, whatever quotes say. */
const TAGS = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|</gi
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
/** Web addresses, letters, and addresses within the shop. */
const ADDRESS = /^(?:https?:\/\/|mailto:|[#./])/i

/**
 * A description that cannot act.
 *
 * @param description HTML as the shop keeps it; text, emphasis, lists, tables and links stay, every other tag goes
 * @returns HTML whose tags were all written here: none of them can act
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
  // The text is HTML already: what is an entity in it stays one.
  const href = (double ?? single ?? bare ?? '').trim()
  return ADDRESS.test(href)
    ? `<a href="${escapeHtml(href).replaceAll('&amp;', '&')}" target="_blank" rel="noreferrer">`
    : '<a>'
}
