import { defineFact } from '@fruit/world/fact'

/** A complaint was stored. */
export const complaintStored = defineFact<{
  complaintId: number
  /** The account that it is from by the shop's books. */
  author: number
  /** The account that sent it. */
  sender: number
  message: string
}>('complaints.complaint-stored')

/** A file came for a complaint; what the shop decided about its size and type. */
export const uploadReceived = defineFact<{
  /** As the client wrote it. */
  name: string
  /** Of the name: in lower case, without its dot. */
  ending: string
  /** What the client says that it is. */
  mediaType: string
  bytes: number
  sizeAdmitted: boolean
  typeAdmitted: boolean
}>('complaints.upload-received')

/** A file out of an archive was kept at a place in the world's files. */
export const archiveFileKept = defineFact<{ archive: string; entry: string; place: string }>(
  'complaints.archive-file-kept',
)

/**
 * A document was read that partners once ordered with, or reading it was stopped, because it would have used up the time, the
 * memory or the room that there is for it.
 */
export const documentRead = defineFact<{
  name: string
  format: 'xml' | 'yaml'
  outcome: 'read' | 'broken' | 'stopped'
  /** What it holds; empty where it could not be read. */
  content: string
}>('complaints.document-read')

/** A document that was read held what stands in a file of the shop. */
export const entityRead = defineFact<{
  /** Of the document. */
  name: string
  /** Absolute path of the file. */
  path: string
}>('complaints.entity-read')
