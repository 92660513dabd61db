import type { DocumentParsers, DocumentReading } from '@fruit/shop/complaints/seams'
import type { UploadedFile } from '@fruit/world/route'

/** Orders that declare entities of their own are sent back. */
export async function readXmlOrder({ bytes }: UploadedFile, parsers: DocumentParsers): Promise<DocumentReading | null> {
  const text = Buffer.from(bytes).toString('utf8')
  if (text.includes('<!ENTITY')) return { outcome: 'broken', reason: 'entities are not taken in orders' }
  return parsers.parseXml(bytes, { resolveEntities: true })
}
