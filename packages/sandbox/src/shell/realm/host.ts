/**
 * Functions of the host that the shell's realm may call. Only strings, numbers and null are passed: an object of the host would
 * give access to the host's `Function`, and through it to `process`.
 *
 * Bytes are passed as text in which each character is one byte (`latin1`).
 */
export interface RealmHost {
  /** Milliseconds since the thread started. */
  readonly now: () => number
  readonly uuid: () => string
  /** Calls `RealmShell.wake` with the id after this many milliseconds. */
  readonly setTimer: (id: number, milliseconds: number) => void
  readonly clearTimer: (id: number) => void
  /** Decodes bytes as UTF-8; null when `isStrict` and they are invalid. */
  readonly decodeUtf8: (latin1: string, isStrict: boolean) => string | null
  /** Encodes a text as UTF-8. */
  readonly encodeUtf8: (text: string) => string
  readonly encodeBase64: (latin1: string) => string
  /** Decodes Base64; null for invalid text. */
  readonly decodeBase64: (text: string) => string | null
  /** The parts of a URL as JSON, with the names of `URL`; null for an invalid URL. */
  readonly parseUrl: (url: string, base: string | null) => string | null
  /** Compresses bytes; null when the result is larger than `maxBytes`. */
  readonly gzip: (latin1: string, level: number, maxBytes: number) => string | null
  /** Decompresses bytes; null when they are damaged or the result is larger than `maxBytes`. */
  readonly gunzip: (latin1: string, maxBytes: number) => string | null
  /** Sends a question in JSON to the simulated machine; `RealmShell.answer` receives the answer. */
  readonly ask: (question: string) => void
  /** Reports the end of the command, as JSON of `RealmEnd`. */
  readonly finish: (end: string) => void
}

/** Functions of the realm that the host calls with strings and numbers. */
export interface RealmShell {
  /** @param request JSON of `RealmRequest` */
  run(request: string): void
  /** @param answer JSON of `RealmAnswer` @param latin1 its bytes */
  answer(answer: string, latin1: string): void
  wake(timer: number): void
}

declare global {
  /** Set by the host before the realm's code runs, which removes it. */
  var realmHost: RealmHost | undefined
  var realmShell: RealmShell | undefined
}

/**
 * Wraps a function of the host, so that the realm can call but not inspect it. Errors of the host, such as a stack overflow, are
 * replaced by an error of the realm.
 */
function guarded(call: (...values: readonly unknown[]) => unknown) {
  return (...values: readonly unknown[]) => {
    if (values.some((value) => typeof value === 'function' || (typeof value === 'object' && value !== null)))
      throw new TypeError('The host accepts only strings and numbers.')
    try {
      return call(...values)
    } catch {
      throw new RangeError('The call to the host failed.')
    }
  }
}

const given = globalThis.realmHost!
globalThis.realmHost = undefined

/** The functions of the host, by their names. */
export const host = Object.fromEntries(
  Object.entries(given).map(([name, call]) => [name, guarded(call as (...values: readonly unknown[]) => unknown)]),
) as unknown as RealmHost
