import type { IncomingHttpHeaders } from 'node:http'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { Call } from '@fruit/contracts/call'
import type { UploadedFile } from '@fruit/world/route'
import { literal, messageWith } from '@fruit/world/texts/texts'
import { HttpError } from '@fruit/world/visits/http-error'

/** Content of a multipart form. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>
  readonly file: UploadedFile | null
}

const LIMITS = { fields: 50, fieldNameSize: 100, fieldSize: 8 * 1024, files: 5, parts: 55, headerPairs: 20 }

/**
 * Parses a `multipart/form-data` body. The file is the first one in the field that the call names; other files are dropped.
 *
 * @throws HttpError 400 for an invalid form, 500 for a file that is too large (docs/reference/http.md#bodies)
 */
export function readForm(
  headers: IncomingHttpHeaders,
  body: Uint8Array,
  upload: NonNullable<Call['upload']>,
): Promise<Form> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null)
    let file: UploadedFile | null = null
    const fail = (refusal: HttpError) => reject(refusal)
    const broken = (error: Error) =>
      fail(
        new HttpError(
          400,
          literal(`The form can't be read: ${error.message}. Send it as multipart/form-data with a boundary.`),
        ),
      )
    let parser: BusboyInstance
    try {
      parser = new Busboy({
        headers: headers as BusboyHeaders,
        // The name is never used as a path; the code that stores the file chooses the path.
        preservePath: true,
        limits: { ...LIMITS, fileSize: upload.maxBytes },
      })
    } catch (error) {
      broken(error as Error)
      return
    }
    parser.on('field', (name, value) => {
      fields[name] = value
    })
    parser.on('file', (field, stream, name, _encoding, mediaType) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () => {
        fail(
          HttpError.expected(
            500,
            messageWith('The file is too large: {{most}} bytes are the most. Send a smaller one.', {
              most: upload.maxBytes,
            }),
          ),
        )
      })
      stream.on('end', () => {
        if (field === upload.field && file === null) file = { name, mediaType, bytes: Buffer.concat(chunks) }
      })
      stream.on('error', broken)
    })
    parser.on('error', (error) => broken(error as Error))
    parser.on('finish', () => resolve({ fields: { ...fields }, file }))
    parser.end(body)
  })
}
