import { XMLParser } from 'fast-xml-parser'

/** An element as it was read: attributes begin with `@`, text beside them is `#text`; lists where `LISTS` says. */
export type XmlNode = Readonly<Record<string, unknown>>

/** Elements that may come several times, whatever a file has. */
const LISTS: ReadonlySet<string> = new Set(['site', 'alertitem', 'instance', 'issue', 'requestresponse'])

/**
 * Reads an XML document. A report comes from a tool that read what the shop answered, so it is read with care: a document type that
 * declares an entity is refused, and none but the five of XML are filled.
 *
 * @throws Error where it is no XML, or declares entities
 */
export function readXml(text: string): XmlNode {
  if (/<!ENTITY/i.test(text.replace(/<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/g, '')))
    throw new Error('The document declares entities. No report needs them: take them out.')
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

/** The text of an element; empty where there is none. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && '#text' in value) return String(value['#text'])
  return ''
}

/** Elements of a name, one or several. */
export function listOf(value: unknown): readonly XmlNode[] {
  return (Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value]) as XmlNode[]
}
