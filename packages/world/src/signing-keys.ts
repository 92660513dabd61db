import { generateKeyPair } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'

export interface SigningKeys {
  /** PKCS#8 in PEM. */
  readonly privateKey: string
  /** PKCS#1 in PEM, as `/encryptionkeys/jwt.pub` offers it. */
  readonly publicKey: string
}

/** Gives a key pair that it gave nobody before. */
export type NewSigningKeys = () => Promise<SigningKeys>

/** The event loop counts as busy when it worked for more than this share of the time since the last look. */
const BUSY = 0.5
/** So often is looked whether there is time to make a pair. */
const LOOK_MS = 250

const generate = promisify(generateKeyPair)

/**
 * Makes an RSA key pair, in a thread of its own: that takes a processor about 170 ms. 2048 bits are the least that
 * NIST SP 800-131A still allows.
 */
export function makeSigningKeys(): Promise<SigningKeys> {
  return generate('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
}

/**
 * Keeps key pairs ready for the first logins of worlds. It makes them one at a time: in advance while the server has little
 * to do, and for those who wait when there are none left. Several at once would take the processors away from everybody.
 */
export class SigningKeyStock {
  readonly #ready: SigningKeys[] = []
  readonly #size: number
  readonly #make: NewSigningKeys
  #loop = performance.eventLoopUtilization()
  #timer: NodeJS.Timeout | null = null
  /** Settles when nobody who asked earlier waits for a pair. */
  #earlier: Promise<unknown> = Promise.resolve()
  #closed = false

  /** @param size how many pairs are kept */
  constructor(size: number, make: NewSigningKeys = makeSigningKeys) {
    this.#size = size
    this.#make = make
    this.#lookLater()
  }

  /** A pair of the stock, or one made now when it is empty, after those for whoever asked before. No pair is given twice. */
  async take(): Promise<SigningKeys> {
    const ready = this.#ready.shift()
    this.#lookLater()
    if (ready) return ready
    const made = this.#earlier.then(() => this.#make())
    this.#earlier = made.catch(() => {})
    return await made
  }

  /** How many pairs are ready. */
  get ready(): number {
    return this.#ready.length
  }

  close(): void {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
  }

  /** A pair that could not be made is tried again; whoever needs one meanwhile learns why. */
  #lookLater(): void {
    if (this.#timer || this.#closed || this.#ready.length >= this.#size) return
    this.#timer = setTimeout(() => this.#fill().catch(() => {}), LOOK_MS)
    this.#timer.unref()
  }

  async #fill(): Promise<void> {
    const loop = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(loop, this.#loop)
    this.#loop = loop
    try {
      if (utilization <= BUSY) this.#ready.push(await this.#make())
    } finally {
      this.#timer = null
      this.#lookLater()
    }
  }
}
