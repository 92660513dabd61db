/** A multipart form: a file in one field, and text fields. */
export function formWithFile(
  field: string,
  name: string,
  bytes: Uint8Array | string,
  texts: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData()
  for (const [key, text] of Object.entries(texts)) form.append(key, text)
  form.append(field, new Blob([Buffer.from(bytes)]), name)
  return form
}

/** Bytes with the signature of a PNG file. */
export const PNG = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))

/** Bytes with the signature of a JPEG file. */
export const JPEG = Uint8Array.from(Buffer.from('ffd8ffe000104a46494600', 'hex'))
