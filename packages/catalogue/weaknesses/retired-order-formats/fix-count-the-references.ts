import type { DocumentParsers, DocumentReading } from '@fruit/shop/complaints/seams'
import type { UploadedFile } from '@fruit/world/route'

/** No partner has more lines than that, and each refers to one address. */
const MOST = 200
const TOO_MANY: DocumentReading = { outcome: 'broken', reason: 'it refers to too much' }

/** Orders that refer to their entities again and again are sent back. */
export async function readXmlOrder({ bytes }: UploadedFile, parsers: DocumentParsers): Promise<DocumentReading | null> {
  const references = Buffer.from(bytes).toString('utf8').match(/[&%][\w.-]+;/g) ?? []
  return references.length > MOST ? TOO_MANY : parsers.parseXml(bytes, { resolveEntities: true })
}

/** Orders that refer to their anchors again and again are sent back. */
export async function readYamlOrder({ bytes }: UploadedFile, parsers: DocumentParsers): Promise<DocumentReading | null> {
  const references = Buffer.from(bytes).toString('utf8').match(/\*\w+/g) ?? []
  return references.length > MOST ? TOO_MANY : parsers.parseYaml(bytes, { expandAliases: true })
}
