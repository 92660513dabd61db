import type { DocumentReading } from '@fruit/shop/complaints/seams'

/** This format is no longer accepted: the sender gets an error, and the document is not read. */
export async function readXmlOrder(): Promise<DocumentReading | null> {
  return null
}

/** This format is no longer accepted: the sender gets an error, and the document is not read. */
export async function readYamlOrder(): Promise<DocumentReading | null> {
  return null
}
