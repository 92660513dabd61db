export interface SolidityJob {
  /** Id of the world that owns the job. */
  readonly owner: string
  /** Text of each file by the name under which others import it. Nothing else can be imported. */
  readonly sources: Readonly<Record<string, string>>
  /** Of these files the contracts are wanted. */
  readonly wanted: readonly string[]
}

/** A contract as the compiler leaves it. */
export interface CompiledContract {
  readonly name: string
  readonly abi: readonly object[]
  /** Code that deploys it, in hexadecimal digits with `0x` in front; empty (`0x`) of interfaces and abstract contracts. */
  readonly creation: `0x${string}`
}

/** What the compiler complains about. */
export interface SolidityComplaint {
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** Name of the file, where there is one. */
  readonly file: string | null
  /** Counts from 1. */
  readonly line: number | null
}

export type SolidityOutcome =
  /** By file and name, contracts of the wanted files, in the order of the alphabet. */
  | {
      readonly kind: 'value'
      readonly contracts: Readonly<Record<string, Readonly<Record<string, CompiledContract>>>>
      readonly warnings: readonly SolidityComplaint[]
    }
  | { readonly kind: 'refused'; readonly complaints: readonly SolidityComplaint[] }
  | { readonly kind: 'limit'; readonly limit: 'deadline' | 'memory' | 'busy' }

/** A contract of some hundred lines with its libraries takes about a second. */
export const SOLIDITY_DEADLINE_MS = 10_000
/** Of the compiler's memory, in bytes. */
export const SOLIDITY_MEMORY = 256 * 2 ** 20
/** Larger sources than these characters, all files together, are refused. */
export const SOLIDITY_CHARACTERS = 1_000_000

export interface SolidityRequest extends SolidityJob {
  /** Path of the compiler's program on the host. */
  readonly program: string
}

export type SolidityEnd = Exclude<SolidityOutcome, { kind: 'limit' }> | { readonly kind: 'out-of-memory' }
