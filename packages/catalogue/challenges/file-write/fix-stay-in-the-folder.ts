import { posix } from 'node:path'
import type { Unpack, UnpackedFile } from '@fruit/shop/complaints/seams'
import type { UploadedFile } from '@fruit/world/route'

/** The invoices in an archive that stay in the folder of invoices, each under the name that it has in there. */
export async function readArchive(
  { bytes }: UploadedFile,
  folder: string,
  unpack: Unpack,
): Promise<readonly UnpackedFile[]> {
  const files = await unpack(bytes)
  return files
    .map((file) => ({ entry: file.name, place: posix.resolve(folder, file.name), bytes: file.bytes }))
    .filter(({ place }) => place.startsWith(`${folder}/`))
}
