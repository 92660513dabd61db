/**
 * What the shell's realm may ask of the thread that made it. Only strings, numbers and null cross: an object of the host would
 * lead to the host's `Function`, and from there to `process`.
 *
 * Bytes travel as text in which each character is one byte (`latin1`).
 */
export interface RealmHost {
  /** Milliseconds since the thread started. */
  readonly now: () => number
  readonly uuid: () => string
  /** Calls `RealmShell.wake` with the id after so many milliseconds. */
  readonly setTimer: (id: number, milliseconds: number) => void
  readonly clearTimer: (id: number) => void
  /** Text of bytes in UTF-8; null where `isStrict` and they are none. */
  readonly decodeUtf8: (latin1: string, isStrict: boolean) => string | null
  /** Bytes of a text in UTF-8. */
  readonly encodeUtf8: (text: string) => string
  readonly encodeBase64: (latin1: string) => string
  /** Bytes of a text in Base64; null where it is none. */
  readonly decodeBase64: (text: string) => string | null
  /** The parts of a URL as JSON, named as those of `URL`; null where it is none. */
  readonly parseUrl: (url: string, base: string | null) => string | null
  /** Compresses bytes; null where the result is larger than `maxBytes`. */
  readonly gzip: (latin1: string, level: number, maxBytes: number) => string | null
  /** Decompresses bytes; null where they are damaged or the result is larger than `maxBytes`. */
  readonly gunzip: (latin1: string, maxBytes: number) => string | null
  /** Asks the invented machine a question, as JSON; `RealmShell.answer` gets the answer. */
  readonly ask: (question: string) => void
  /** Hands over the end of the command, as JSON of `RealmEnd`. */
  readonly finish: (end: string) => void
}

/** What the host calls in the realm, with strings and numbers. */
export interface RealmShell {
  /** @param request JSON of `RealmRequest` */
  run(request: string): void
  /** @param answer JSON of `RealmAnswer` @param latin1 its bytes */
  answer(answer: string, latin1: string): void
  wake(timer: number): void
}

declare global {
  /** The host puts its functions here before the realm's code runs, which takes them away. */
  var realmHost: RealmHost | undefined
  var realmShell: RealmShell | undefined
}

/**
 * A function of the host that the realm can call and not look at. What the host throws, such as where its stack ends, is
 * replaced by an error of the realm.
 */
function guarded(call: (...values: readonly unknown[]) => unknown) {
  return (...values: readonly unknown[]) => {
    if (values.some((value) => typeof value === 'function' || (typeof value === 'object' && value !== null)))
      throw new TypeError('The host takes texts and numbers.')
    try {
      return call(...values)
    } catch {
      throw new RangeError('The host did not answer.')
    }
  }
}

const given = globalThis.realmHost!
globalThis.realmHost = undefined

/** The functions of the host, by their names. */
export const host = Object.fromEntries(
  Object.entries(given).map(([name, call]) => [name, guarded(call as (...values: readonly unknown[]) => unknown)]),
) as unknown as RealmHost
