import { pictureFormat, SIGNATURE_BYTES } from '@fruit/isomorphic/pictures/picture-format'
import { LARGEST_PHOTO_BYTES } from '@fruit/isomorphic/rules/photo'

/** What can be wrong with a photo before anybody saw it. */
export type PhotoFault = 'invalidMimeType' | 'tooLarge'

/** What is wrong with a file as a photo: judged by how it begins, not by its name. Null when nothing is. */
export async function photoFault(file: Blob): Promise<PhotoFault | null> {
  const format = pictureFormat(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
  if (format !== 'png' && format !== 'jpg') return 'invalidMimeType'
  return file.size > LARGEST_PHOTO_BYTES ? 'tooLarge' : null
}
