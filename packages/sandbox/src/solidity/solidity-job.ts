export interface SolidityJob {
  /** Id of the world that owns the job. */
  readonly owner: string
  /** Text of each file by the name under which others import it. Other files cannot be imported. */
  readonly sources: Readonly<Record<string, string>>
  /** Files whose contracts are returned. */
  readonly wanted: readonly string[]
}

/** A compiled contract. */
export interface CompiledContract {
  readonly name: string
  readonly abi: readonly object[]
  /** Code that deploys it, in hexadecimal digits with the prefix `0x`; empty (`0x`) for interfaces and abstract contracts. */
  readonly creation: `0x${string}`
}

/** An error or warning of the compiler. */
export interface SolidityComplaint {
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** Name of the file; null without one. */
  readonly file: string | null
  /** Counted from 1; null without one. */
  readonly line: number | null
}

export type SolidityOutcome =
  /** Contracts of the requested files by file and name, in alphabetical order. */
  | {
      readonly kind: 'value'
      readonly contracts: Readonly<Record<string, Readonly<Record<string, CompiledContract>>>>
      readonly warnings: readonly SolidityComplaint[]
    }
  | { readonly kind: 'refused'; readonly complaints: readonly SolidityComplaint[] }
  | { readonly kind: 'limit'; readonly limit: 'deadline' | 'memory' | 'busy' | 'length' }

/** A contract of a few hundred lines with its libraries takes about a second. */
export const SOLIDITY_DEADLINE_MS = 10_000
/** Maximum memory of the compiler, in bytes. */
export const MAX_SOLIDITY_BYTES = 256 * 2 ** 20
/** Maximum length of all sources together, in characters. */
export const MAX_SOLIDITY_CHARACTERS = 1_000_000
/**
 * Maximum length of a result as JSON, in characters. An ABI names each part of each structure, so it grows exponentially with their
 * nesting. A contract that may be deployed has at most 98,304 characters of code.
 */
export const MAX_SOLIDITY_RESULT_CHARACTERS = 400_000
/** Maximum number of errors and warnings, and of characters of each. */
export const MAX_SOLIDITY_COMPLAINTS = 100
export const MAX_COMPLAINT_CHARACTERS = 2000

export interface SolidityRequest extends SolidityJob {
  /** Path of the compiler's program on the host. */
  readonly program: string
}
