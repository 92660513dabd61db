import { bytesOf, latin1Of } from './bytes.ts'
import { host } from './host.ts'

/** Replaces the part of `node:zlib` that the shell's library uses. */

export const constants = { Z_BEST_SPEED: 1, Z_DEFAULT_COMPRESSION: -1 }

interface Options {
  readonly level?: number
  readonly maxOutputLength: number
}

/** @throws Error when the result is larger than `maxOutputLength` bytes */
export function gzipSync(bytes: Uint8Array, { level = -1, maxOutputLength }: Options): Uint8Array {
  return packed(host.gzip(latin1Of(bytes), level, maxOutputLength), 'too large')
}

/** @throws Error when the bytes are damaged, or the result is larger than `maxOutputLength` bytes */
export function gunzipSync(bytes: Uint8Array, { maxOutputLength }: Options): Uint8Array {
  return packed(host.gunzip(latin1Of(bytes), maxOutputLength), 'incorrect data check')
}

function packed(latin1: string | null, message: string): Uint8Array {
  if (latin1 === null) throw new Error(message)
  return bytesOf(latin1)
}
