import type { Hex } from '@fruit/chain/contract'
import { type AbiValue, callData } from './contract-calls.ts'
import type { Wrong } from './property.ts'

/** One call of a contract, or a payment. */
export interface ContractCall {
  readonly to: Hex
  /** In wei. */
  readonly value: bigint
  readonly data: Hex
  /** The function that it calls, and with what; null for a payment without a call. */
  readonly called: { readonly name: string; readonly values: readonly AbiValue[] } | null
}

/** One transaction in which a contract is tried. */
export interface ContractStep {
  /** The account that signs it. */
  readonly from: Hex
  /** A contract by way of which `from` acts; null: it calls by itself, and `calls` has one entry. */
  readonly via: Hex | null
  readonly calls: readonly ContractCall[]
  /** What that contract does in the middle of a call: the first when it is called or paid first, and so on. */
  readonly replies: readonly Reply[]
  /** Seconds since the transaction before; twelve unless told. */
  readonly after?: number
}

/** Calls of a contract in the middle of a call, in order, or `REFUSAL`. */
export type Reply = readonly ContractCall[]

/** Whoever is called or paid refuses it, each time in that transaction. */
export const REFUSAL: Reply = [{ to: `0x${'0'.repeat(40)}`, value: 0n, data: '0x', called: null }]

/** Who acts while a contract is tried. */
export interface Cast {
  /** Accounts with 100 ether each. */
  readonly customers: readonly Hex[]
  /** Contracts that anybody may act by way of, each with 10 ether. */
  readonly puppets: readonly Hex[]
}

/** Chance that can be had again. */
export interface Dice {
  /** From 0, below a number. */
  below(end: number): number
  /** One of several. */
  of<Item>(items: readonly Item[]): Item
}

/** What is looked at after each transaction: the ether of an account, or the number that a view answers with. */
export type Watched =
  | { readonly name: string; readonly etherOf: Hex }
  | { readonly name: string; readonly to: Hex; readonly data: Hex }

/** What was seen, by name; null where the view failed. */
export type Books = Readonly<Record<string, bigint | null>>

/** What became of a transaction. */
export interface Tried {
  readonly step: ContractStep
  /** False where it was undone as a whole. */
  readonly succeeded: boolean
  readonly before: Books
  readonly after: Books
}

/** The books of a contract are right after every transaction, whoever calls what in whatever order, and from within what it calls. */
export interface ContractProperty {
  readonly kind: 'contract'
  /** What holds of every right fix, as a sentence for players. */
  readonly name: string
  /** Accounts beside the customers that attackers can sign for. */
  readonly signers?: readonly Hex[]
  /** A call that a customer or an attacker may make; what else the contract offers is called as well. */
  readonly draw: (dice: Dice, cast: Cast) => ContractCall
  /** Attacks that are known by name; they are tried first, because they tell most. */
  readonly attacks: (cast: Cast) => Readonly<Record<string, readonly ContractStep[]>>
  readonly watched: (cast: Cast) => readonly Watched[]
  /** What is wrong with what a transaction did, as a sentence; null: nothing. */
  readonly wrong: (tried: Tried, cast: Cast) => { readonly kind: Wrong; readonly what: string } | null
}

/**
 * A call of a contract.
 *
 * @param signature such as `withdraw(uint256)`
 * @param value in wei
 */
export function callOf(to: Hex, signature: string, values: readonly AbiValue[], value = 0n): ContractCall {
  const name = signature.slice(0, signature.indexOf('('))
  return { to, value, data: callData(signature, ...values), called: { name, values } }
}

/** A payment without a call. @param value in wei */
export function paymentTo(to: Hex, value: bigint): ContractCall {
  return { to, value, data: '0x', called: null }
}

/** A transaction of an account that calls by itself. */
export function directly(from: Hex, call: ContractCall): ContractStep {
  return { from, via: null, calls: [call], replies: [] }
}

/** A transaction by way of a contract. */
export function byWayOf(
  from: Hex,
  via: Hex,
  calls: readonly ContractCall[],
  replies: readonly Reply[] = [],
): ContractStep {
  return { from, via, calls, replies }
}

/** What the only call of a transaction asks for, where nothing else happens in it, and who asks: a person or a contract. */
export function onlyCall({
  step: { from, via, calls, replies },
}: Tried): { readonly who: Hex; readonly call: ContractCall } | null {
  const [call] = calls
  return call && calls.length === 1 && replies.length === 0 ? { who: via ?? from, call } : null
}

/** Such as `0.1 ether`, or the number of wei where that is shorter. */
export function inEther(wei: bigint): string {
  const micro = 10n ** 12n
  return wei !== 0n && wei % micro !== 0n ? `${wei} wei` : `${Number(wei / micro) / 1_000_000} ether`
}
