import { pictureFormat, SIGNATURE_BYTES } from '@fruit/isomorphic/pictures/picture-format'
import { MAX_PHOTO_BYTES } from '@fruit/isomorphic/rules/photo'

/** Problem of a photo that is found before the upload. */
export type PhotoFault = 'invalidMimeType' | 'tooLarge'

/** Checks a file by its first bytes, not its name, and its size. Null if it is a valid photo. */
export async function photoFault(file: Blob): Promise<PhotoFault | null> {
  const format = pictureFormat(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
  if (format !== 'png' && format !== 'jpg') return 'invalidMimeType'
  return file.size > MAX_PHOTO_BYTES ? 'tooLarge' : null
}
