import { MAX_INVOICE_BYTES } from '@fruit/isomorphic/rules/complaint'
import { defineSeam } from '@fruit/isomorphic/seam'
import type { UploadedFile } from '@fruit/world/route'
import type { Session } from '@fruit/world/visit'
import type { Scope } from '../resources/row-source.ts'
import { extensionOf } from '../uploads/file-name.ts'

/** The account that a complaint is attributed to, given the one that the request claims. */
export const attributeComplaint = defineSeam(
  'complaints.attribute-complaint',
  (visitor: Session, _claimed: number | null): number => visitor.accountId,
)

/** The complaints that a visitor sees: their own. */
export const selectVisibleComplaints = defineSeam(
  'complaints.select-visible-complaints',
  (visitor: Session): Scope => ({ UserId: visitor.accountId }),
)

/** Decides whether a file of this size in bytes is accepted. */
export const admitUploadSize = defineSeam(
  'complaints.admit-upload-size',
  (bytes: number): boolean => bytes <= MAX_INVOICE_BYTES,
  'awaited',
)

/** First bytes of each file type by its extension, in hexadecimal digits. A ZIP archive may be empty or split. */
const MAGIC_NUMBERS: Readonly<Record<string, RegExp>> = { pdf: /^255044462d/, zip: /^504b(?:0304|0506|0708)/ }

/** Decides whether the type of a file is accepted: PDF or ZIP, checked by its extension and its first bytes. */
export const admitUploadType = defineSeam('complaints.admit-upload-type', ({ name, bytes }: UploadedFile): boolean => {
  const ending = extensionOf(name)
  const start = Object.hasOwn(MAGIC_NUMBERS, ending) ? MAGIC_NUMBERS[ending] : undefined
  return start?.test(Buffer.from(bytes.subarray(0, 8)).toString('hex')) ?? false
})

/** A file from an archive. */
export interface UnpackedFile {
  /** Its name in the archive. */
  readonly entry: string
  /** Absolute path in the world's files to store it at. */
  readonly place: string
  readonly bytes: Uint8Array
}

/** Unpacks a ZIP archive into its files, with the names that they have in it; returns none for a damaged archive. */
export type Unpack = (bytes: Uint8Array) => Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]>

/**
 * The files to unpack from an archive. The safe implementation unpacks none: the staff who read a complaint do that.
 *
 * @param folder the folder of invoices in the world's files
 */
export const readArchive = defineSeam(
  'complaints.read-archive',
  async (_archive: UploadedFile, _folder: string, _unpack: Unpack): Promise<readonly UnpackedFile[]> => [],
)

/** The result of parsing a document. */
export type DocumentReading =
  /** Its content as text, and the paths of the shop's own files that it includes. */
  | { readonly outcome: 'read'; readonly content: string; readonly files?: readonly string[] }
  /** It is invalid; `reason` says why. */
  | { readonly outcome: 'broken'; readonly reason: string }
  /** It hit a limit of time, memory or length. */
  | { readonly outcome: 'stopped' }
  /** The parser was busy and did not start, which says nothing about the document. */
  | { readonly outcome: 'postponed' }

/** The parsers for uploaded documents. */
export interface DocumentParsers {
  /** @param options `resolveEntities` replaces entities with their declared text, or with the file that they name */
  parseXml(bytes: Uint8Array, options: { readonly resolveEntities: boolean }): Promise<DocumentReading>
  /**
   * @param options `expandAliases` replaces aliases with their values; without it, a document with aliases is `broken`
   */
  parseYaml(bytes: Uint8Array, options: { readonly expandAliases: boolean }): Promise<DocumentReading>
}

/** Parses an order in XML, as partners once sent them; null when it is not parsed. */
export const readXmlOrder = defineSeam(
  'complaints.read-xml-order',
  async (_document: UploadedFile, _parsers: DocumentParsers): Promise<DocumentReading | null> => null,
)

/** Parses an order in YAML, as partners once sent them; null when it is not parsed. */
export const readYamlOrder = defineSeam(
  'complaints.read-yaml-order',
  async (_document: UploadedFile, _parsers: DocumentParsers): Promise<DocumentReading | null> => null,
)
