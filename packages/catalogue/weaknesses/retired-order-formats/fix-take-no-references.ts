import type { DocumentParsers, DocumentReading } from '@fruit/shop/complaints/seams'
import type { UploadedFile } from '@fruit/world/route'

/** An order consists of its own text: entities are not replaced. */
export function readXmlOrder({ bytes }: UploadedFile, parsers: DocumentParsers): Promise<DocumentReading | null> {
  return parsers.parseXml(bytes, { resolveEntities: false })
}

/** An order consists of its own text: each line is written once, and none refers to another. */
export function readYamlOrder({ bytes }: UploadedFile, parsers: DocumentParsers): Promise<DocumentReading | null> {
  return parsers.parseYaml(bytes, { expandAliases: false })
}
