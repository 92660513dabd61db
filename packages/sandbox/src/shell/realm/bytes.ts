/** Number of characters per call of `String.fromCharCode`. */
const CHUNK = 8192

/** Bytes as text, one character each. */
export function latin1Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return text
}

/** The bytes of a text in which each character is one. */
export function bytesOf(latin1: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(latin1.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = latin1.charCodeAt(at)
  return bytes
}
