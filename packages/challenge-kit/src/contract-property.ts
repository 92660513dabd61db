import type { Hex } from '@fruit/chain/contract'
import { type AbiValue, callData } from './contract-calls.ts'
import type { FailureKind } from './property.ts'

/** A call of a contract, or a payment. */
export interface ContractCall {
  readonly to: Hex
  /** In wei. */
  readonly value: bigint
  readonly data: Hex
  /** The called function with its values; null for a payment without a call. */
  readonly called: { readonly name: string; readonly values: readonly AbiValue[] } | null
}

/** A transaction that tests a contract. */
export interface ContractStep {
  /** The account that signs it. */
  readonly from: Hex
  /** Contract through which `from` acts; null if it calls directly, in which case `calls` has one entry. */
  readonly via: Hex | null
  readonly calls: readonly ContractCall[]
  /** Actions of that contract in the middle of a call: the first entry on its first call or payment, and so on. */
  readonly replies: readonly Reply[]
  /** Seconds since the previous transaction; 12 by default. */
  readonly after?: number
}

/** Contract calls in the middle of another call, in order, or `REFUSAL`. */
export type Reply = readonly ContractCall[]

/** The called or paid contract reverts. */
export const REFUSAL: Reply = [{ to: `0x${'0'.repeat(40)}`, value: 0n, data: '0x', called: null }]

/** Accounts and contracts that act in the tests of a contract. */
export interface TestAccounts {
  /** Accounts with 100 ether each. */
  readonly customers: readonly Hex[]
  /** Contracts that any account may act through, each with 10 ether. */
  readonly puppets: readonly Hex[]
}

/** Reproducible random choices. */
export interface RandomSource {
  /** Returns a number from 0 to `end` - 1. */
  below(end: number): number
  /** Returns one of the items. */
  of<Item>(items: readonly Item[]): Item
}

/** Value read after each transaction: the balance of an account, or the result of a view function. */
export type Watched =
  | { readonly name: string; readonly etherOf: Hex }
  | { readonly name: string; readonly to: Hex; readonly data: Hex }

/** Watched values by name; null if the view function failed. */
export type WatchedValues = Readonly<Record<string, bigint | null>>

/** Result of a transaction. */
export interface StepResult {
  readonly step: ContractStep
  /** False if it was reverted. */
  readonly succeeded: boolean
  readonly before: WatchedValues
  readonly after: WatchedValues
}

/** A contract's state is correct after every transaction, for any caller, order and reentrancy. */
export interface ContractProperty {
  readonly kind: 'contract'
  /** Statement that every correct fix fulfils, shown to players. */
  readonly name: string
  /** Additional accounts whose keys attackers have. */
  readonly signers?: readonly Hex[]
  /** Draws a call by a customer or an attacker. The contract's other functions are called as well. */
  readonly draw: (dice: RandomSource, cast: TestAccounts) => ContractCall
  /** Known attacks by name. They run first because their results are the most useful. */
  readonly attacks: (cast: TestAccounts) => Readonly<Record<string, readonly ContractStep[]>>
  readonly watched: (cast: TestAccounts) => readonly Watched[]
  /** Describes the error in a transaction's effect in one sentence; null if there is none. */
  readonly wrong: (
    tried: StepResult,
    cast: TestAccounts,
  ) => { readonly kind: FailureKind; readonly what: string } | null
}

/**
 * Builds a call of a contract.
 *
 * @param signature such as `withdraw(uint256)`
 * @param value in wei
 */
export function callOf(to: Hex, signature: string, values: readonly AbiValue[], value = 0n): ContractCall {
  const name = signature.slice(0, signature.indexOf('('))
  return { to, value, data: callData(signature, ...values), called: { name, values } }
}

/** Builds a payment without a call. @param value in wei */
export function paymentTo(to: Hex, value: bigint): ContractCall {
  return { to, value, data: '0x', called: null }
}

/** Builds a transaction in which an account calls directly. */
export function directStep(from: Hex, call: ContractCall): ContractStep {
  return { from, via: null, calls: [call], replies: [] }
}

/** Builds a transaction through a contract. */
export function relayedStep(
  from: Hex,
  via: Hex,
  calls: readonly ContractCall[],
  replies: readonly Reply[] = [],
): ContractStep {
  return { from, via, calls, replies }
}

/** Returns the only call of a transaction and its caller, an account or a contract; null if anything else happens in it. */
export function onlyCall({
  step: { from, via, calls, replies },
}: StepResult): { readonly who: Hex; readonly call: ContractCall } | null {
  const [call] = calls
  return call && calls.length === 1 && replies.length === 0 ? { who: via ?? from, call } : null
}

/** Formats an amount such as `0.1 ether`, or in wei if that is shorter. */
export function inEther(wei: bigint): string {
  const micro = 10n ** 12n
  return wei !== 0n && wei % micro !== 0n ? `${wei} wei` : `${Number(wei / micro) / 1_000_000} ether`
}
