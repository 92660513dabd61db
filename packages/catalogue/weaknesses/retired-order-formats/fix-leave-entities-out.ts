import type { DocumentParsers, DocumentReading } from '@fruit/shop/complaints/seams'
import type { UploadedFile } from '@fruit/world/route'

/** An order consists of its own text. Nothing is fetched for it, and no name is replaced. */
export function readXmlOrder({ bytes }: UploadedFile, parsers: DocumentParsers): Promise<DocumentReading | null> {
  return parsers.parseXml(bytes, { resolveEntities: false })
}
