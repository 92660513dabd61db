import { XMLParser } from 'fast-xml-parser'

/** An XML element: attributes start with `@`, text beside them is `#text`. Elements in `LISTS` are arrays. */
export type XmlNode = Readonly<Record<string, unknown>>

/** Elements that are always read as arrays. */
const LISTS: ReadonlySet<string> = new Set(['site', 'alertitem', 'instance', 'issue', 'requestresponse'])

/**
 * Parses an XML document. A report may contain responses of the shop, so it is untrusted: documents that declare
 * entities are refused, and only the five predefined ones are replaced.
 *
 * @throws Error if it is invalid, or declares entities
 */
export function readXml(text: string): XmlNode {
  if (/<!ENTITY/i.test(text.replace(/<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/g, '')))
    throw new Error('The document declares entities. No report needs them: remove them.')
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: true,
    htmlEntities: false,
    isArray: (name) => LISTS.has(name),
  })
  return parser.parse(text, true) as XmlNode
}

/** The text of an element; empty if there is none. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && '#text' in value) return String(value['#text'])
  return ''
}

/** The elements of a name, one or several. */
export function listOf(value: unknown): readonly XmlNode[] {
  return (Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value]) as XmlNode[]
}
