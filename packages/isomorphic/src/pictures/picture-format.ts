/** A raster image format that browsers show, by file extension. */
export type PictureFormat = 'png' | 'jpg' | 'gif' | 'webp'

/** Signatures as hexadecimal digits. For JPEG, those that cameras write. */
const SIGNATURES: readonly { readonly format: PictureFormat; readonly start: RegExp }[] = [
  { format: 'png', start: /^89504e47/ },
  { format: 'jpg', start: /^ffd8ffe[01238]/ },
  { format: 'gif', start: /^47494638(?:37|39)61/ },
  { format: 'webp', start: /^52494646.{8}57454250/ },
]

/** Number of bytes that determine the format. */
export const SIGNATURE_BYTES = 12

/** The format of an image by its bytes, regardless of its name; null for anything else. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const head = [...bytes.subarray(0, SIGNATURE_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return SIGNATURES.find(({ start }) => start.test(head))?.format ?? null
}
