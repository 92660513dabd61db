import { generateKeyPair } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'

export interface SigningKeys {
  /** PKCS#8 in PEM. */
  readonly privateKey: string
  /** PKCS#1 in PEM, as served under `/encryptionkeys/jwt.pub`. */
  readonly publicKey: string
}

/** Returns a key pair that it never returned before. */
export type NewSigningKeys = () => Promise<SigningKeys>

/** The event loop counts as busy when it worked for more than this share of the last poll interval. */
const BUSY_UTILIZATION = 0.5
/** Interval of the check whether the server has time to generate a key pair. */
const POLL_INTERVAL_MS = 250

const generate = promisify(generateKeyPair)

/**
 * Generates an RSA key pair on another thread, in about 170 ms of processor time. 2048 bits are the minimum that NIST SP 800-131A
 * allows.
 */
export function makeSigningKeys(): Promise<SigningKeys> {
  return generate('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
}

/**
 * Keeps key pairs ready for the first logins of worlds. It generates one pair at a time: in advance while the server is idle, and
 * on demand when none is left. Generating several at once would slow down all requests.
 */
export class SigningKeyStock {
  readonly #ready: SigningKeys[] = []
  readonly #size: number
  readonly #make: NewSigningKeys
  #loop = performance.eventLoopUtilization()
  #timer: NodeJS.Timeout | null = null
  /** Settles when all earlier requests for a pair are done. */
  #earlier: Promise<unknown> = Promise.resolve()
  #closed = false

  /** @param size number of pairs that are kept ready */
  constructor(size: number, make: NewSigningKeys = makeSigningKeys) {
    this.#size = size
    this.#make = make
    this.#scheduleFill()
  }

  /** Returns a pair of the stock, or generates one after all earlier requests. No pair is returned twice. */
  async take(): Promise<SigningKeys> {
    const ready = this.#ready.shift()
    this.#scheduleFill()
    if (ready) return ready
    const made = this.#earlier.then(() => this.#make())
    this.#earlier = made.catch(() => {})
    return await made
  }

  /** Number of pairs that are ready. */
  get ready(): number {
    return this.#ready.length
  }

  close(): void {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
  }

  /** A failed generation is retried; a request that needs a pair meanwhile gets the error. */
  #scheduleFill(): void {
    if (this.#timer || this.#closed || this.#ready.length >= this.#size) return
    this.#timer = setTimeout(() => this.#fill().catch(() => {}), POLL_INTERVAL_MS)
    this.#timer.unref()
  }

  async #fill(): Promise<void> {
    const loop = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(loop, this.#loop)
    this.#loop = loop
    try {
      if (utilization <= BUSY_UTILIZATION) this.#ready.push(await this.#make())
    } finally {
      this.#timer = null
      this.#scheduleFill()
    }
  }
}
