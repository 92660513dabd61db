import { createPrivateKey, createPublicKey, generatePrime } from 'node:crypto'
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

/** Of the pairs; 2048 bits are the least that NIST SP 800-131A still allows. */
const MODULUS_BITS = 2048
const EXPONENT = 65_537n

const newPrime = promisify(
  (bits: number, options: { bigint: true }, done: (error: Error | null, prime: bigint) => void) =>
    generatePrime(bits, options, done),
)

/**
 * Makes an RSA key pair of two random primes (FIPS 186-5, A.1.3), which are looked for in a thread of their own: that takes
 * a processor about 60 ms. The pairs that Node makes whole are of primes of another kind, which take three times as long.
 */
export async function makeSigningKeys(): Promise<SigningKeys> {
  for (;;) {
    const p = await newPrime(MODULUS_BITS / 2, { bigint: true })
    const q = await newPrime(MODULUS_BITS / 2, { bigint: true })
    if (p !== q && hasInverse(p) && hasInverse(q) && (p * q) >> BigInt(MODULUS_BITS - 1) === 1n) return keysOf(p, q)
  }
}

/** The key pair of two primes. */
export function keysOf(p: bigint, q: bigint): SigningKeys {
  const d = inverseOfExponent((p - 1n) * (q - 1n))
  const numbers = { n: p * q, e: EXPONENT, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) }
  const texts = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, base64url(number)]))
  const privateKey = createPrivateKey({ key: { kty: 'RSA', ...texts }, format: 'jwk' })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    publicKey: createPublicKey(privateKey).export({ type: 'pkcs1', format: 'pem' }) as string,
  }
}

function hasInverse(prime: bigint): boolean {
  return (prime - 1n) % EXPONENT !== 0n
}

/** What the exponent is multiplied by to give 1: found with small numbers alone, as the exponent is one. */
function inverseOfExponent(modulus: bigint): bigint {
  return (modulus * (EXPONENT - inverse(modulus % EXPONENT, EXPONENT)) + 1n) / EXPONENT
}

/** What a number is multiplied by to give 1, by the extended Euclidean algorithm. */
function inverse(number: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [number % modulus, modulus, 1n, 0n]
  while (b !== 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y]
  return ((x % modulus) + modulus) % modulus
}

function base64url(number: bigint): string {
  const digits = number.toString(16)
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex').toString('base64url')
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
