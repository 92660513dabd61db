import type { Hex } from './contract.ts'
import type { StateParts, StoredAccount } from './world-state.ts'

/**
 * The state of a chain in the form in which it is sent to the worker. Accounts and slots are JSON texts of lists of rows, because
 * a few texts are much faster to send between threads than thousands of small arrays.
 */
export interface PackedState {
  /** Texts of `AccountRow[]`. */
  readonly accounts: readonly string[]
  /** Texts of `SlotRow[]`. */
  readonly slots: readonly string[]
  /** By hash. */
  readonly codes: ReadonlyMap<Hex, Uint8Array>
}

/** An account as stored in its row. Nonce and balance are null when the account was deleted. */
export interface AccountRow {
  readonly address: Hex
  readonly nonce: string | null
  readonly balance: string | null
  readonly codeHash: Hex | null
}

export interface SlotRow {
  readonly address: Hex
  readonly slot: Hex
  /** Hexadecimal digits; none for 0. */
  readonly value: string
}

/** Reads a packed state. */
export function unpacked({ accounts, slots, codes }: PackedState): StateParts {
  const rows = accounts.flatMap((text) => JSON.parse(text) as AccountRow[])
  const values = new Map<Hex, Map<Hex, Uint8Array>>()
  for (const { address, slot, value } of slots.flatMap((text) => JSON.parse(text) as SlotRow[])) {
    const known = values.get(address) ?? new Map<Hex, Uint8Array>()
    values.set(address, known.set(slot, Buffer.from(value, 'hex')))
  }
  return { accounts: new Map(rows.map((row) => [row.address, accountIn(row)])), codes, slots: values }
}

/** The account of a row; null when it was deleted. */
export function accountIn({ nonce, balance, codeHash }: AccountRow): StoredAccount | null {
  return nonce === null || balance === null ? null : { nonce: BigInt(nonce), balance: BigInt(balance), codeHash }
}
