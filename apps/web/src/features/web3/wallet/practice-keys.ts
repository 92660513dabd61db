import { Store } from '@fruit/look/store.ts'
import { mnemonicToSeedSync, validateMnemonic } from '@scure/bip39'
import { bytesToHex, type Hex, isHex } from 'viem'
import {
  english,
  generateMnemonic,
  HDKey,
  hdKeyToAccount,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'

/** Storage key of the wallet's keys as JSON; they are stored in this browser only. */
const STORAGE_KEY = 'practiceWallet'
/** Number of accounts of a phrase. */
const ACCOUNT_COUNT = 3
const MAX_IMPORTED = 20

/** One account of the practice wallet. */
export interface PracticeAccount {
  readonly account: PrivateKeyAccount
  readonly privateKey: Hex
  /** Imported by the player; the others are derived from the wallet's own phrase. */
  readonly isImported: boolean
}

export interface PracticeKeysState {
  /** The wallet's own twelve words. */
  readonly phrase: string
  readonly accounts: readonly PracticeAccount[]
  /** The account that pages can see. */
  readonly chosen: PracticeAccount
  /** Whether pages can see it, because the player connected the wallet. */
  readonly isConnected: boolean
}

/** Content of the browser's storage. */
interface StoredKeys {
  readonly phrase: string
  readonly imported: readonly Hex[]
  readonly chosen: string
  readonly isConnected: boolean
}

/** The input is neither a BIP-39 phrase nor a private key. */
export class InvalidKeyError extends Error {
  override readonly name = 'InvalidKeyError'
}

/** The keys of the practice wallet, generated on first use and stored in the browser. */
export class PracticeKeys extends Store<PracticeKeysState> {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    const kept = parseStoredKeys(storage.getItem(STORAGE_KEY)) ?? {
      phrase: generateMnemonic(english),
      imported: [],
      chosen: '',
      isConnected: false,
    }
    super(stateFrom(kept))
    this.#storage = storage
    this.#keep(this.state)
  }

  /** Reads the storage again: another tab may have changed it, and its imports must not be lost. */
  refresh(): void {
    const kept = parseStoredKeys(this.#storage.getItem(STORAGE_KEY))
    if (kept) this.set(stateFrom(kept))
  }

  choose(address: string): void {
    const chosen = this.state.accounts.find(({ account }) => account.address === address)
    if (chosen) this.#keep({ ...this.state, chosen })
  }

  setConnected(isConnected: boolean): void {
    this.#keep({ ...this.state, isConnected })
  }

  /**
   * Imports the first accounts of a phrase (BIP-39, at m/44'/60'/0'/0/0 and following), or the account of a private
   * key, and chooses the first of them.
   *
   * @throws InvalidKeyError if it is neither
   */
  import(text: string): void {
    const read = parseKeys(text).map((privateKey) => practiceAccount(privateKey, true))
    const known = new Set(this.state.accounts.map(({ privateKey }) => privateKey))
    const accounts = [...this.state.accounts, ...read.filter(({ privateKey }) => !known.has(privateKey))]
    const chosen = accounts.find(({ privateKey }) => privateKey === read[0]!.privateKey)!
    this.#keep({ ...this.state, accounts: accounts.slice(0, ACCOUNT_COUNT + MAX_IMPORTED), chosen })
  }

  /** Removes an imported account. */
  remove(address: string): void {
    const accounts = this.state.accounts.filter((one) => !one.isImported || one.account.address !== address)
    const chosen = accounts.includes(this.state.chosen) ? this.state.chosen : accounts[0]!
    this.#keep({ ...this.state, accounts, chosen })
  }

  #keep(state: PracticeKeysState): void {
    const { phrase, accounts, chosen, isConnected } = state
    const imported = accounts.filter((one) => one.isImported).map(({ privateKey }) => privateKey)
    const kept: StoredKeys = { phrase, imported, chosen: chosen.account.address, isConnected }
    this.#storage.setItem(STORAGE_KEY, JSON.stringify(kept))
    this.set(state)
  }
}

function stateFrom({ phrase, imported, chosen, isConnected }: StoredKeys): PracticeKeysState {
  const accounts = [
    ...keysOfPhrase(phrase).map((privateKey) => practiceAccount(privateKey, false)),
    ...imported.map((privateKey) => practiceAccount(privateKey, true)),
  ]
  const found = accounts.find(({ account }) => account.address === chosen)
  return { phrase, accounts, chosen: found ?? accounts[0]!, isConnected }
}

function practiceAccount(privateKey: Hex, isImported: boolean): PracticeAccount {
  return { account: privateKeyToAccount(privateKey), privateKey, isImported }
}

/** @throws InvalidKeyError */
function parseKeys(text: string): readonly Hex[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  try {
    if (words.length > 1) return keysOfPhrase(words.join(' '))
    const digits = words[0]!.replace(/^0x/, '')
    const privateKey: Hex = `0x${digits}`
    // Throws for zero and numbers at or above the order of the curve, which are not valid keys.
    if (digits.length === 64 && isHex(privateKey) && privateKeyToAccount(privateKey)) return [privateKey]
  } catch {}
  throw new InvalidKeyError('The text is neither a phrase nor a private key.')
}

/** @throws InvalidKeyError */
function validPhrase(phrase: string): string {
  if (!validateMnemonic(phrase, english)) throw new InvalidKeyError('The text is not a BIP-39 phrase.')
  return phrase
}

/** Private keys of the first accounts of a phrase. @throws InvalidKeyError if it is not a BIP-39 phrase */
function keysOfPhrase(phrase: string): readonly Hex[] {
  const root = HDKey.fromMasterSeed(mnemonicToSeedSync(validPhrase(phrase)))
  return Array.from({ length: ACCOUNT_COUNT }, (_, addressIndex) =>
    bytesToHex(hdKeyToAccount(root, { addressIndex }).getHdKey().privateKey!),
  )
}

/** Reads the stored keys; null if there are none, or they are invalid: players edit the storage by hand. */
function parseStoredKeys(text: string | null): StoredKeys | null {
  try {
    const { phrase, imported, chosen, isConnected } = JSON.parse(text!) as Record<string, unknown>
    return {
      phrase: validPhrase(String(phrase)),
      imported: (imported as unknown[]).flatMap((key) => parseKeys(String(key))).slice(0, MAX_IMPORTED),
      chosen: String(chosen),
      isConnected: isConnected === true,
    }
  } catch {
    return null
  }
}
