import type { Hex } from './contract.ts'
import type { StateParts, StoredAccount } from './world-state.ts'

/** Number of rows per text. */
const ROWS_PER_TEXT = 1000

/**
 * The state of a chain, or changes of it, in the form in which threads send and databases store it. Accounts and slots are JSON
 * texts of lists of rows: a few texts are much faster to send and to store than thousands of small arrays.
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

/** Packs a state or changes. */
export function packed({ accounts, slots, codes }: StateParts): PackedState {
  const accountRows = Array.from(accounts, ([address, account]): AccountRow => {
    const { nonce, balance, codeHash } = account ?? {}
    const [n, b] = [nonce, balance].map((each) => each?.toString() ?? null) as [string | null, string | null]
    return { address, nonce: n, balance: b, codeHash: codeHash ?? null }
  })
  const slotRows = Array.from(slots, ([address, values]) =>
    Array.from(values, ([slot, value]): SlotRow => ({ address, slot, value: Buffer.from(value).toString('hex') })),
  ).flat()
  return { accounts: textsOf(accountRows), slots: textsOf(slotRows), codes }
}

function textsOf(rows: readonly object[]): string[] {
  const count = Math.ceil(rows.length / ROWS_PER_TEXT)
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify(rows.slice(index * ROWS_PER_TEXT, (index + 1) * ROWS_PER_TEXT)),
  )
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
