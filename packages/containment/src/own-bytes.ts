/**
 * Gives bytes a memory of their own, for another thread. Sent as they are, the whole memory that they are a part of is
 * sent with them: small buffers of Node share a pool, which holds bytes of other worlds.
 */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
}
