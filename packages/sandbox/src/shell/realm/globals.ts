import { bytesOf, latin1Of } from './bytes.ts'
import { host } from './host.ts'

/** Browser globals that the shell's library uses. A new realm has only the globals of the language. */

class RealmTextEncoder {
  readonly encoding = 'utf-8'

  encode(text = ''): Uint8Array {
    return bytesOf(host.encodeUtf8(String(text)))
  }
}

class RealmTextDecoder {
  readonly encoding: string
  readonly fatal: boolean

  constructor(label = 'utf-8', { fatal = false }: TextDecoderOptions = {}) {
    this.encoding = /^utf-?8$/i.test(label) ? 'utf-8' : 'latin1'
    this.fatal = fatal
  }

  decode(input?: ArrayBuffer | ArrayBufferView): string {
    if (input === undefined) return ''
    const bytes = ArrayBuffer.isView(input)
      ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength)
      : new Uint8Array(input)
    const latin1 = latin1Of(bytes)
    if (this.encoding === 'latin1') return latin1
    const text = host.decodeUtf8(latin1, this.fatal)
    if (text === null) throw new TypeError('The encoded data was not valid for encoding utf-8')
    // A byte order mark is not part of the text.
    return text.startsWith('\uFEFF') ? text.slice(1) : text
  }
}

/** The parts of a URL, read-only. */
class RealmUrl {
  readonly href!: string

  constructor(url: string | RealmUrl, base?: string | RealmUrl) {
    const parts = host.parseUrl(String(url), base === undefined ? null : String(base))
    if (parts === null) throw new TypeError('Invalid URL')
    Object.assign(this, JSON.parse(parts))
  }

  toString(): string {
    return this.href
  }

  toJSON(): string {
    return this.href
  }
}

class RealmHeaders {
  readonly #values = new Map<string, string>()

  constructor(init: Iterable<readonly [string, string]> | Readonly<Record<string, string>> = {}) {
    const entries = Symbol.iterator in init ? init : Object.entries(init)
    for (const [name, value] of entries) this.append(name, value)
  }

  append(name: string, value: string): void {
    const before = this.get(name)
    this.set(name, before === null ? value : `${before}, ${value}`)
  }

  set(name: string, value: string): void {
    this.#values.set(name.toLowerCase(), String(value))
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase())
  }

  delete(name: string): void {
    this.#values.delete(name.toLowerCase())
  }

  forEach(visit: (value: string, name: string) => void): void {
    for (const [name, value] of this.#values) visit(value, name)
  }

  entries(): IterableIterator<[string, string]> {
    return this.#values.entries()
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.entries()
  }
}

class RealmDomException extends Error {
  constructor(message = '', name = 'Error') {
    super(message)
    this.name = name
  }
}

type Listener = () => void

class RealmAbortSignal {
  readonly #listeners = new Set<Listener>()
  aborted = false
  reason: unknown

  static any(signals: readonly RealmAbortSignal[]): RealmAbortSignal {
    const any = new RealmAbortSignal()
    for (const signal of signals) {
      if (signal.aborted) any.abort(signal.reason)
      else signal.addEventListener('abort', () => any.abort(signal.reason))
    }
    return any
  }

  abort(reason: unknown = new RealmDomException('This operation was aborted', 'AbortError')): void {
    if (this.aborted) return
    this.aborted = true
    this.reason = reason
    for (const listener of this.#listeners) listener()
    this.#listeners.clear()
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason
  }

  addEventListener(_type: 'abort', listener: Listener): void {
    this.#listeners.add(listener)
  }

  removeEventListener(_type: 'abort', listener: Listener): void {
    this.#listeners.delete(listener)
  }
}

class RealmAbortController {
  readonly signal = new RealmAbortSignal()

  abort(reason?: unknown): void {
    this.signal.abort(reason)
  }
}

const timers = new Map<number, () => void>()
let lastTimer = 0

function setTimer(act: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]): number {
  timers.set(++lastTimer, () => act(...values))
  host.setTimer(lastTimer, Number(milliseconds) || 0)
  return lastTimer
}

function clearTimer(id: number): void {
  if (timers.delete(id)) host.clearTimer(id)
}

function setRepeatedTimer(act: () => void, milliseconds = 0): number {
  const id = setTimer(() => {
    timers.set(id, again)
    host.setTimer(id, milliseconds)
    act()
  }, milliseconds)
  const again = timers.get(id)!
  return id
}

/** Called when a timer expires. */
export function wake(id: number): void {
  const act = timers.get(id)
  timers.delete(id)
  act?.()
}

function fromBase64(text: string): string {
  const latin1 = host.decodeBase64(String(text))
  if (latin1 === null) throw new RealmDomException('The text is not Base64.', 'InvalidCharacterError')
  return latin1
}

/** The part of Node's `Buffer` that the library uses: texts and bytes in another encoding. */
class RealmBuffer {
  readonly #latin1: string

  private constructor(latin1: string) {
    this.#latin1 = latin1
  }

  static from(value: string | Uint8Array, encoding = 'utf8'): RealmBuffer {
    if (typeof value !== 'string') return new RealmBuffer(latin1Of(value))
    if (encoding === 'base64') return new RealmBuffer(host.decodeBase64(value) ?? '')
    return new RealmBuffer(encoding === 'latin1' || encoding === 'binary' ? value : host.encodeUtf8(value))
  }

  toString(encoding = 'utf8'): string {
    if (encoding === 'base64') return host.encodeBase64(this.#latin1)
    if (encoding === 'latin1' || encoding === 'binary') return this.#latin1
    return host.decodeUtf8(this.#latin1, false)!
  }
}

Object.assign(globalThis, {
  performance: { timeOrigin: 0, now: host.now },
  crypto: { randomUUID: host.uuid },
  setTimeout: setTimer,
  clearTimeout: clearTimer,
  setInterval: setRepeatedTimer,
  clearInterval: clearTimer,
  btoa: host.encodeBase64,
  atob: fromBase64,
  Buffer: RealmBuffer,
  TextEncoder: RealmTextEncoder,
  TextDecoder: RealmTextDecoder,
  URL: RealmUrl,
  Headers: RealmHeaders,
  DOMException: RealmDomException,
  AbortController: RealmAbortController,
  AbortSignal: RealmAbortSignal,
})
