import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Random } from '../random.ts'
import type { NewSigningKeys, SigningKeys } from './signing-keys.ts'
import type { Vault } from './vault.ts'
import type { WorldStorage } from './world-storage.ts'

/** Hexadecimal digits of a world's key. */
const KEY_LENGTH = 64

/** Secrets of one world, created at their first use and kept as long as its shop. */
export class WorldSecrets {
  readonly #vault: Vault
  readonly #random: Random
  readonly #keyFile: string
  readonly #newKeys: NewSigningKeys
  readonly #storage: WorldStorage
  #key: string | null = null
  #keys: Promise<SigningKeys> | null = null

  /**
   * @param keyFile path of the file that holds the world's key; created when it is missing
   * @param newKeys returns the key pair that signs tokens, when the world has none yet
   */
  constructor(vault: Vault, random: Random, keyFile: string, newKeys: NewSigningKeys, storage: WorldStorage) {
    this.#vault = vault
    this.#random = random
    this.#keyFile = keyFile
    this.#newKeys = newKeys
    this.#storage = storage
  }

  /**
   * Returns 64 hexadecimal digits for a name, derived from one key in a small file. Every new world needs some secrets
   * immediately, and creating a vault takes ten times as long.
   */
  secretFor(name: string): string {
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

  /** @throws DamagedWorld when the file is empty or truncated: with another key, stored passwords and codes would not match */
  #readKey(): string {
    if (existsSync(this.#keyFile)) {
      const key = readFileSync(this.#keyFile, 'utf8')
      if (/^[0-9a-f]+$/.test(key) && key.length === KEY_LENGTH) return key
      throw this.#storage.damaged('shop', this.#keyFile, `it does not hold ${KEY_LENGTH} hexadecimal digits`)
    }
    const key = this.#random.hex(KEY_LENGTH)
    this.#storage.disk.writeFile('key', this.#keyFile, key)
    return key
  }

  #recall(name: string): string | undefined {
    const [row] = this.#vault.rows<{ value: string }>('SELECT value FROM Secrets WHERE name = ?', name)
    return row?.value
  }

  #remember(name: string, value: string): void {
    this.#vault.run('INSERT OR REPLACE INTO Secrets (name, value) VALUES (?, ?)', name, value)
  }
}
