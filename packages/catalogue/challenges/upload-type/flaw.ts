import type { UploadedFile } from '@fruit/world/route'

/** The form lets customers choose PDF and ZIP only. A file without a name was left out of the form. */
export function admitUploadType({ name }: UploadedFile): boolean {
  return name !== '' //~ hole
}
