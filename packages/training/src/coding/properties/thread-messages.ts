import type { Trial } from '@fruit/chain/trial'
import type { Statement } from '@fruit/world/statement'
import type { ModuleProblem } from '../own-trouble.ts'
import type { ContractViolation } from './contract-property.ts'
import type { Violation } from './violation.ts'

/**
 * One property to check: of a function, by its name in the player's module, or of a contract, by its ABI from the compiler. The
 * thread processes one order at a time.
 */
export type Order = {
  /** Id of the weakness. */
  readonly weakness: string
} & (
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'contract'; readonly abi: readonly object[] }
)

/** Requests of the thread to the main thread, one at a time. */
export type ThreadRequest =
  /** Calls the player's function. The response is a `CallOutcome`. */
  | { readonly kind: 'call'; readonly values: readonly unknown[] }
  /** Runs a statement in the scratch world. The response is a `QueryOutcome`. */
  | { readonly kind: 'query'; readonly text: string; readonly parameters: Statement['parameters'] }
  /** Runs transactions on a new chain that holds the shop's contracts too. The response is a list of `TrialRound`. */
  | { readonly kind: 'trial'; readonly trial: Trial }

/** The result of an order in the thread. */
export type OrderEnd =
  /** Null: the property holds. */
  | { readonly kind: 'function'; readonly violation: Violation | null }
  /** Null: the property holds. */
  | { readonly kind: 'contract'; readonly violation: ContractViolation | null }
  /** A call of the function returned no valid value. */
  | { readonly kind: 'trouble'; readonly trouble: ModuleProblem }
  /** The check of the property threw an error. */
  | { readonly kind: 'error'; readonly message: string }

/** Messages to the thread. */
export type ToThread = { readonly order: Order } | { readonly response: unknown }

/** Messages from the thread; `ready` once, after its start. */
export type FromThread = 'ready' | { readonly request: ThreadRequest } | { readonly end: OrderEnd }
