import { LARGEST_INVOICE_BYTES } from '@fruit/isomorphic/rules/complaint'
import { defineSeam } from '@fruit/isomorphic/seam'
import type { UploadedFile } from '@fruit/world/route'
import type { Session } from '@fruit/world/visit'
import type { Scope } from '../resources/row-source.ts'
import { endingOf } from '../uploads/file-name.ts'

/** The account that a complaint is from, given the one that was claimed. */
export const attributeComplaint = defineSeam(
  'complaints.attribute-complaint',
  (visitor: Session, _claimed: number | null): number => visitor.accountId,
)

/** Which complaints a visitor sees: the own ones. */
export const selectVisibleComplaints = defineSeam(
  'complaints.select-visible-complaints',
  (visitor: Session): Scope => ({ UserId: visitor.accountId }),
)

/** Whether a file of so many bytes is taken. */
export const admitUploadSize = defineSeam(
  'complaints.admit-upload-size',
  (bytes: number): boolean => bytes <= LARGEST_INVOICE_BYTES,
  'awaited',
)

/** How files begin that are what their ending says, in hexadecimal digits. An archive may be empty, or in parts. */
const STARTS: Readonly<Record<string, RegExp>> = { pdf: /^255044462d/, zip: /^504b(?:0304|0506|0708)/ }

/** Whether a file is of a type that is taken: a PDF or a ZIP archive, by its name and by what is in it. */
export const admitUploadType = defineSeam('complaints.admit-upload-type', ({ name, bytes }: UploadedFile): boolean => {
  const ending = endingOf(name)
  const start = Object.hasOwn(STARTS, ending) ? STARTS[ending] : undefined
  return start?.test(Buffer.from(bytes.subarray(0, 8)).toString('hex')) ?? false
})

/** A file out of an archive. */
export interface UnpackedFile {
  /** The name that it had in the archive. */
  readonly entry: string
  /** Where it is to be kept: absolute path in the world's files. */
  readonly place: string
  readonly bytes: Uint8Array
}

/** Takes the files out of a ZIP archive, by the names that they have in it; none out of one that is damaged. */
export type Unpack = (bytes: Uint8Array) => Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]>

/**
 * What is taken out of an archive. Nothing: whoever looks at a complaint unpacks it.
 *
 * @param folder where invoices are kept, in the world's files
 */
export const readArchive = defineSeam(
  'complaints.read-archive',
  async (_archive: UploadedFile, _folder: string, _unpack: Unpack): Promise<readonly UnpackedFile[]> => [],
)

/** What came of reading a document. */
export type DocumentReading =
  /** Its content as text, and which of the shop's own files it is made of. */
  | { readonly outcome: 'read'; readonly content: string; readonly files?: readonly string[] }
  /** It makes no sense; `reason` says why. */
  | { readonly outcome: 'broken'; readonly reason: string }
  /** It took longer, or more room, than there is: time, memory, or length of the text. */
  | { readonly outcome: 'stopped' }
  /** Too much else is being read: it was not begun, and says nothing about the document. */
  | { readonly outcome: 'postponed' }

/** What documents are read with. */
export interface DocumentParsers {
  /** @param options `resolveEntities` puts what the document declares, or names a file for, in its places */
  parseXml(bytes: Uint8Array, options: { readonly resolveEntities: boolean }): Promise<DocumentReading>
  /** @param options `expandAliases` writes out what aliases stand for; a document with aliases is broken otherwise */
  parseYaml(bytes: Uint8Array, options: { readonly expandAliases: boolean }): Promise<DocumentReading>
}

/** What an order in XML holds, as partners once sent them; null: it is not read. */
export const readXmlOrder = defineSeam(
  'complaints.read-xml-order',
  async (_document: UploadedFile, _parsers: DocumentParsers): Promise<DocumentReading | null> => null,
)

/** What an order in YAML holds, as partners once sent them; null: it is not read. */
export const readYamlOrder = defineSeam(
  'complaints.read-yaml-order',
  async (_document: UploadedFile, _parsers: DocumentParsers): Promise<DocumentReading | null> => null,
)
