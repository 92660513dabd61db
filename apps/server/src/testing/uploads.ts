/** A form as a browser sends it: a file in a field, and texts beside it. */
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

/** Bytes that begin as a PNG picture does. */
export const PNG = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))

/** Bytes that begin as a JPEG picture does. */
export const JPEG = Uint8Array.from(Buffer.from('ffd8ffe000104a46494600', 'hex'))
