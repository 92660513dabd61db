import { createHmac } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Random } from './random.ts'
import type { NewSigningKeys, SigningKeys } from './signing-keys.ts'
import type { Vault } from './vault.ts'

/** Secrets of one world, created at their first use and kept as long as its shop. */
export class WorldSecrets {
  readonly #vault: Vault
  readonly #random: Random
  readonly #keyFile: string
  readonly #newKeys: NewSigningKeys
  #key: string | null = null
  #keys: Promise<SigningKeys> | null = null

  /**
   * @param keyFile path of the file that holds the world's key; made when it is missing
   * @param newKeys gives the pair that signs tokens, when the world has none yet
   */
  constructor(vault: Vault, random: Random, keyFile: string, newKeys: NewSigningKeys) {
    this.#vault = vault
    this.#random = random
    this.#keyFile = keyFile
    this.#newKeys = newKeys
  }

  /**
   * Returns 64 hexadecimal digits for a name, derived from one key in a small file: every new world needs some at once,
   * and creating a vault takes ten times as long.
   */
  text(name: string): string {
    this.#key ??= this.#readKey()
    return createHmac('sha256', this.#key).update(name).digest('hex')
  }

  /** The RSA key pair that signs this world's tokens. */
  signingKeys(): Promise<SigningKeys> {
    this.#keys ??= this.#findKeys()
    return this.#keys
  }

  async #findKeys(): Promise<SigningKeys> {
    const stored = this.#recall('signing-keys')
    if (stored) return JSON.parse(stored) as SigningKeys
    const keys = await this.#newKeys()
    this.#remember('signing-keys', JSON.stringify(keys))
    return keys
  }

  #readKey(): string {
    if (existsSync(this.#keyFile)) return readFileSync(this.#keyFile, 'utf8')
    const key = this.#random.hex(64)
    writeFileSync(this.#keyFile, key, { mode: 0o600 })
    return key
  }

  #recall(name: string): string | undefined {
    const [row] = this.#vault.all<{ value: string }>('SELECT value FROM Secrets WHERE name = ?', name)
    return row?.value
  }

  #remember(name: string, value: string): void {
    this.#vault.run('INSERT OR REPLACE INTO Secrets (name, value) VALUES (?, ?)', name, value)
  }
}
