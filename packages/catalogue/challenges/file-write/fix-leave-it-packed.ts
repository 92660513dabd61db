import type { UnpackedFile } from '@fruit/shop/complaints/seams'

/** Archives stay packed: whoever looks at the complaint opens them. */
export async function readArchive(): Promise<readonly UnpackedFile[]> {
  return []
}
