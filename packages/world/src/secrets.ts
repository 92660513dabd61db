import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Random } from './random.ts'
import type { Vault } from './vault.ts'

export interface SigningKeys {
  /** PKCS#8 in PEM. */
  readonly privateKey: string
  /** PKCS#1 in PEM, as `/encryptionkeys/jwt.pub` offers it. */
  readonly publicKey: string
}

const generate = promisify(generateKeyPair)

/** Secrets of one world alone, made when first asked for and kept for as long as its shop lives. */
export class WorldSecrets {
  readonly #vault: Vault
  readonly #random: Random
  readonly #known = new Map<string, string>()
  #keys: Promise<SigningKeys> | null = null

  constructor(vault: Vault, random: Random) {
    this.#vault = vault
    this.#random = random
  }

  /** 64 random hexadecimal digits under a name. */
  text(name: string): string {
    return this.#recall(name) ?? this.#remember(name, this.#random.hex(64))
  }

  /** The RSA key pair that signs this world's tokens. 2048 bits: the least that NIST SP 800-131A still allows. */
  signingKeys(): Promise<SigningKeys> {
    this.#keys ??= this.#makeKeys()
    return this.#keys
  }

  async #makeKeys(): Promise<SigningKeys> {
    const stored = this.#recall('signing-keys')
    if (stored) return JSON.parse(stored) as SigningKeys
    const keys = await generate('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
    })
    this.#remember('signing-keys', JSON.stringify(keys))
    return keys
  }

  #recall(name: string): string | undefined {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const [row] = this.#vault.all<{ value: string }>('SELECT value FROM Secrets WHERE name = ?', name)
    if (row) this.#known.set(name, row.value)
    return row?.value
  }

  #remember(name: string, value: string): string {
    this.#vault.run('INSERT OR REPLACE INTO Secrets (name, value) VALUES (?, ?)', name, value)
    this.#known.set(name, value)
    return value
  }
}
