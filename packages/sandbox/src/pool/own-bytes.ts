/**
 * Copies bytes to their own memory if necessary, before they are sent to another thread. Otherwise the whole underlying memory
 * would be sent: small Node buffers share a pool, which contains bytes of other worlds.
 */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
}
