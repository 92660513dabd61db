import type { AccountFields, StateManagerInterface } from '@ethereumjs/common'
import { Account, type Address, bytesToHex, hexToBytes, KECCAK256_NULL } from '@ethereumjs/util'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { Hex } from './contract.ts'

/** A stored account; immutable, changes replace it. */
export interface StoredAccount {
  readonly nonce: bigint
  readonly balance: bigint
  /** Null without code. */
  readonly codeHash: Hex | null
}

/** Accounts, code and storage of a chain, or the changes of a transaction. Null: the account was deleted. */
export interface StateParts {
  readonly accounts: ReadonlyMap<Hex, StoredAccount | null>
  /** By hash. */
  readonly codes: ReadonlyMap<Hex, Uint8Array>
  /** By account and slot; a value without its leading zeros, empty for 0. */
  readonly slots: ReadonlyMap<Hex, ReadonlyMap<Hex, Uint8Array>>
}

/** Thrown when a chain would exceed its limits. */
export class StateFull extends Error {
  override readonly name = 'StateFull'
}

/** Maximum size of accounts, code and storage of one chain, in bytes. */
const STATE_LIMIT = 4 * 2 ** 20
/** Bytes counted for an account and for a slot: approximately their size on disk. */
const ACCOUNT_BYTES = 100
const SLOT_BYTES = 100

/**
 * The state of one chain in memory, for the EVM. Checkpoints record previous values instead of copying everything, so that calls
 * may be nested deeply.
 */
export class WorldState implements StateManagerInterface {
  readonly #accounts = new Map<Hex, StoredAccount>()
  readonly #codes = new Map<Hex, Uint8Array>()
  readonly #slots = new Map<Hex, Map<Hex, Uint8Array>>()
  /** Actions that restore previous values, the latest last. */
  readonly #undo: (() => void)[] = []
  readonly #checkpoints: number[] = []
  #size = 0
  /** Accounts and values of slots before their first change. */
  #changedAccounts = new Map<Hex, StoredAccount | undefined>()
  #changedSlots = new Map<Hex, Map<Hex, Uint8Array>>()
  #newCodes = new Set<Hex>()

  /** Values of slots before the current transaction. */
  readonly originalStorageCache = originalValues((address, key) => this.#slot(hexOf(address), bytesToHex(key)))

  constructor({ accounts, codes, slots }: StateParts) {
    for (const [hash, code] of codes) this.#codes.set(hash, code)
    for (const [address, account] of accounts) if (account) this.#setAccount(address, account)
    for (const [address, values] of slots) for (const [slot, value] of values) this.#setSlot(address, slot, value)
    this.takeChanges()
  }

  /** Returns what differs from the state at the last call. No checkpoint may be open. */
  takeChanges(): StateParts {
    const accounts = new Map<Hex, StoredAccount | null>()
    for (const [address, before] of this.#changedAccounts) {
      const account = this.#accounts.get(address)
      if (!isSameAccount(account, before)) accounts.set(address, account ?? null)
    }
    const slots = new Map<Hex, Map<Hex, Uint8Array>>()
    for (const [address, values] of this.#changedSlots)
      for (const [slot, before] of values) {
        const value = this.#slot(address, slot)
        if (!isSameValue(value, before)) of(slots, address, () => new Map<Hex, Uint8Array>()).set(slot, value)
      }
    const codes = new Map(Array.from(this.#newCodes, (hash) => [hash, this.#codes.get(hash)!]))
    this.#undo.length = 0
    this.#changedAccounts = new Map()
    this.#changedSlots = new Map()
    this.#newCodes = new Set()
    return { accounts, codes, slots }
  }

  /** Reverts all changes since the last `settle`, including open checkpoints. */
  rollBack(): void {
    this.#undoTo(0)
    this.#checkpoints.length = 0
    this.takeChanges()
  }

  async getAccount(address: Address): Promise<Account | undefined> {
    const stored = this.#accounts.get(hexOf(address))
    if (!stored) return undefined
    const codeHash = stored.codeHash ? hexToBytes(stored.codeHash) : KECCAK256_NULL
    return new Account(stored.nonce, stored.balance, undefined, codeHash)
  }

  async putAccount(address: Address, account?: Account): Promise<void> {
    if (!account) return this.deleteAccount(address)
    const codeHash = account.isContract() ? bytesToHex(account.codeHash) : null
    this.#setAccount(hexOf(address), { nonce: account.nonce, balance: account.balance, codeHash })
  }

  async deleteAccount(address: Address): Promise<void> {
    this.#setAccount(hexOf(address), undefined)
    await this.clearStorage(address)
  }

  async modifyAccountFields(address: Address, fields: AccountFields): Promise<void> {
    const account = (await this.getAccount(address)) ?? new Account()
    account.nonce = fields.nonce ?? account.nonce
    account.balance = fields.balance ?? account.balance
    account.codeHash = fields.codeHash ?? account.codeHash
    await this.putAccount(address, account)
  }

  async putCode(address: Address, code: Uint8Array): Promise<void> {
    const codeHash = keccak_256(code)
    const hash = bytesToHex(codeHash)
    if (code.length > 0 && !this.#codes.has(hash)) {
      this.#grow(code.length)
      this.#codes.set(hash, code)
      this.#newCodes.add(hash)
      this.#undo.push(() => {
        this.#codes.delete(hash)
        this.#newCodes.delete(hash)
        this.#size -= code.length
      })
    }
    await this.modifyAccountFields(address, { codeHash })
  }

  async getCode(address: Address): Promise<Uint8Array> {
    const hash = this.#accounts.get(hexOf(address))?.codeHash
    return (hash && this.#codes.get(hash)) ?? new Uint8Array()
  }

  async getCodeSize(address: Address): Promise<number> {
    return (await this.getCode(address)).length
  }

  async getStorage(address: Address, key: Uint8Array): Promise<Uint8Array> {
    return this.#slot(hexOf(address), bytesToHex(key))
  }

  async putStorage(address: Address, key: Uint8Array, value: Uint8Array): Promise<void> {
    this.#setSlot(hexOf(address), bytesToHex(key), withoutZeros(value))
  }

  async clearStorage(address: Address): Promise<void> {
    const account = hexOf(address)
    for (const slot of [...(this.#slots.get(account)?.keys() ?? [])]) this.#setSlot(account, slot, new Uint8Array())
  }

  async checkpoint(): Promise<void> {
    this.#checkpoints.push(this.#undo.length)
  }

  async commit(): Promise<void> {
    this.#checkpoints.pop()
  }

  async revert(): Promise<void> {
    this.#undoTo(this.#checkpoints.pop() ?? 0)
  }

  /** Chains of worlds prove nothing, so they have no state root. */
  async getStateRoot(): Promise<Uint8Array> {
    return new Uint8Array(32)
  }

  async setStateRoot(): Promise<void> {
    throw new Error('This state has no root, so it cannot be set to one.')
  }

  async hasStateRoot(): Promise<boolean> {
    return false
  }

  clearCaches(): void {
    this.originalStorageCache.clear()
  }

  shallowCopy(): WorldState {
    return new WorldState({ accounts: this.#accounts, codes: this.#codes, slots: this.#slots })
  }

  #slot(address: Hex, slot: Hex): Uint8Array {
    return this.#slots.get(address)?.get(slot) ?? new Uint8Array()
  }

  #setAccount(address: Hex, account: StoredAccount | undefined): void {
    const before = this.#accounts.get(address)
    const growth = (account ? ACCOUNT_BYTES : 0) - (before ? ACCOUNT_BYTES : 0)
    this.#grow(growth)
    put(this.#accounts, address, account)
    if (!this.#changedAccounts.has(address)) this.#changedAccounts.set(address, before)
    this.#undo.push(() => {
      put(this.#accounts, address, before)
      this.#size -= growth
    })
  }

  #setSlot(address: Hex, slot: Hex, value: Uint8Array): void {
    const before = this.#slot(address, slot)
    if (isSameValue(value, before)) return
    const growth = (value.length > 0 ? SLOT_BYTES : 0) - (before.length > 0 ? SLOT_BYTES : 0)
    this.#grow(growth)
    const slots = of(this.#slots, address, () => new Map<Hex, Uint8Array>())
    put(slots, slot, value.length > 0 ? value : undefined)
    const changed = of(this.#changedSlots, address, () => new Map<Hex, Uint8Array>())
    if (!changed.has(slot)) changed.set(slot, before)
    this.#undo.push(() => {
      put(slots, slot, before.length > 0 ? before : undefined)
      this.#size -= growth
    })
  }

  #grow(bytes: number): void {
    if (bytes > 0 && this.#size + bytes > STATE_LIMIT) throw new StateFull('The state of this chain is full.')
    this.#size += bytes
  }

  #undoTo(length: number): void {
    while (this.#undo.length > length) this.#undo.pop()!()
  }
}

/** Values of slots before the current transaction, which determine the cost of writes. */
function originalValues(read: (address: Address, key: Uint8Array) => Uint8Array) {
  const known = new Map<string, Uint8Array>()
  return {
    get: async (address: Address, key: Uint8Array) =>
      of(known, `${hexOf(address)}${bytesToHex(key)}`, () => read(address, key)),
    clear: () => known.clear(),
  }
}

function hexOf(address: Address): Hex {
  return address.toString() as Hex
}

function withoutZeros(value: Uint8Array): Uint8Array {
  const first = value.findIndex((byte) => byte !== 0)
  // A copy, because the EVM's value may be a part of its memory.
  return first < 0 ? new Uint8Array() : value.slice(first)
}

function isSameValue(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

function isSameAccount(one: StoredAccount | undefined, other: StoredAccount | undefined): boolean {
  return (
    one === other ||
    (one?.nonce === other?.nonce && one?.balance === other?.balance && one?.codeHash === other?.codeHash)
  )
}

function put<Key, Value>(map: Map<Key, Value>, key: Key, value: Value | undefined): void {
  if (value === undefined) map.delete(key)
  else map.set(key, value)
}

function of<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
