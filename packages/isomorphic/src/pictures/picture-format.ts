/** A kind of picture that browsers show and that runs nothing, by the ending of its files. */
export type PictureFormat = 'png' | 'jpg' | 'gif' | 'webp'

/** Bytes that are known to shop and browser alike, as hexadecimal digits. Of JPEG, the kinds that cameras write. */
const SIGNATURES: readonly { readonly format: PictureFormat; readonly start: RegExp }[] = [
  { format: 'png', start: /^89504e47/ },
  { format: 'jpg', start: /^ffd8ffe[01238]/ },
  { format: 'gif', start: /^47494638(?:37|39)61/ },
  { format: 'webp', start: /^52494646.{8}57454250/ },
]

/** How many bytes tell what a picture is. */
export const SIGNATURE_BYTES = 12

/** What kind of picture bytes are, whatever their name says; null for anything else. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const head = [...bytes.subarray(0, SIGNATURE_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return SIGNATURES.find(({ start }) => start.test(head))?.format ?? null
}
