import type { DocumentParsers, DocumentReading } from '@fruit/shop/complaints/seams'
import type { UploadedFile } from '@fruit/world/route'

/** Partners repeat their address in every line of an order, so most of them declare it once as an entity. */
export function readXmlOrder({ bytes }: UploadedFile, parsers: DocumentParsers): Promise<DocumentReading | null> {
  return parsers.parseXml(bytes, { resolveEntities: true }) //~ hole
}

/** The newer partners sent YAML, for about a year. Their addresses are anchors. */
export function readYamlOrder({ bytes }: UploadedFile, parsers: DocumentParsers): Promise<DocumentReading | null> {
  return parsers.parseYaml(bytes, { expandAliases: true }) //~ hole
}
