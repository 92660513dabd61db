import type { DocumentParsers, DocumentReading } from '@fruit/shop/complaints/seams'
import type { UploadedFile } from '@fruit/world/route'

/** An order is what stands in it: names stand for nothing else. */
export function readXmlOrder({ bytes }: UploadedFile, parsers: DocumentParsers): Promise<DocumentReading | null> {
  return parsers.parseXml(bytes, { resolveEntities: false })
}

/** An order is what stands in it: each line is written once, and none refers to another. */
export function readYamlOrder({ bytes }: UploadedFile, parsers: DocumentParsers): Promise<DocumentReading | null> {
  return parsers.parseYaml(bytes, { expandAliases: false })
}
