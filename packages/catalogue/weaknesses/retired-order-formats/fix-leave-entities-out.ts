import type { DocumentParsers, DocumentReading } from '@fruit/shop/complaints/seams'
import type { UploadedFile } from '@fruit/world/route'

/** An order is what stands in it. Nothing is fetched for it, and nothing is put in the place of a name. */
export function readXmlOrder({ bytes }: UploadedFile, parsers: DocumentParsers): Promise<DocumentReading | null> {
  return parsers.parseXml(bytes, { resolveEntities: false })
}
