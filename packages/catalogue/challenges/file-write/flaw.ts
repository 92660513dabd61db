import type { Unpack, UnpackedFile } from '@fruit/shop/complaints/seams'
import type { UploadedFile } from '@fruit/world/route'

/** The invoices in an archive, for the folder of invoices, each under the name that it has in there. */
export async function readArchive(
  { bytes }: UploadedFile,
  folder: string,
  unpack: Unpack,
): Promise<readonly UnpackedFile[]> {
  const files = await unpack(bytes)
  return files.map((file) => ({ entry: file.name, place: `${folder}/${file.name}`, bytes: file.bytes })) //~ hole
}
