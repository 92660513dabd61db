import { defineFact } from '@fruit/world/visits/fact'

/** A complaint was stored. */
export const complaintStored = defineFact<{
  complaintId: number
  /** The account that the complaint is attributed to. */
  author: number
  /** The account that sent it. */
  sender: number
  message: string
}>('complaints.complaint-stored')

/** A file for a complaint was uploaded; the checks of its size and type. */
export const uploadReceived = defineFact<{
  /** As the client sent it. */
  name: string
  /** Extension of the name, in lower case and without the dot. */
  ending: string
  /** As the client declares it. */
  mediaType: string
  bytes: number
  sizeAdmitted: boolean
  typeAdmitted: boolean
}>('complaints.upload-received')

/** A file from an archive was stored at a path in the world's files. */
export const archiveFileKept = defineFact<{ archive: string; entry: string; place: string }>(
  'complaints.archive-file-kept',
)

/**
 * A document in a format that partners once ordered with was parsed, or parsing was stopped at a limit of time, memory
 * or length.
 */
export const documentRead = defineFact<{
  name: string
  format: 'xml' | 'yaml'
  outcome: 'read' | 'broken' | 'stopped'
  /** Its content; empty where it could not be read. */
  content: string
}>('complaints.document-read')

/** A parsed document included the content of one of the shop's files. */
export const entityRead = defineFact<{
  /** Name of the document. */
  name: string
  /** Absolute path of the file. */
  path: string
}>('complaints.entity-read')
