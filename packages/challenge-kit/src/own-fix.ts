import type { Seam } from '@fruit/isomorphic/seam'
import type { KnownContract } from '@fruit/isomorphic/web3/contracts'
import type { Statement } from '@fruit/world/statement'
import type { ContractProperty } from './contract-property.ts'
import type { AnyProperty, Property } from './property.ts'

type Plain = null | boolean | number | string

/** The type itself if JSON preserves it, otherwise `never`. The type `unknown` stands for a part of a JSON body. */
type JsonLike<Type> = unknown extends Type
  ? Type
  : Type extends Plain
    ? Type
    : Type extends (...values: never) => unknown
      ? never
      : Type extends object
        ? { readonly [Key in keyof Type]: JsonLike<Type[Key]> }
        : never

/** Description of a function that players may rewrite, and the check of its results. */
interface OwnFunction<Values extends readonly unknown[], Answer> {
  /** TypeScript, such as `(folder: string) => boolean`. */
  readonly signature: string
  /** Purpose and types, for players. */
  readonly doc: string
  /** Values from an ordinary request, used for a first test of a module. */
  readonly example: Values
  /** Checks the type of a result at run time, because the compiler has not seen the player's module. */
  readonly fits: (answer: unknown) => answer is Answer
  /** Property that a fix must hold, in addition to the attacks of the proofs and the checks for ordinary visitors. */
  readonly property: Property<Values, Answer>
}

type OwnFunctionOf<Implementation> = Implementation extends (...values: infer Values) => infer Answer
  ? [Values, Answer] extends [JsonLike<Values>, JsonLike<Answer>]
    ? OwnFunction<Values, Answer>
    : never
  : never

/**
 * By export name: seams that a player's own fix must implement. Omitted seams keep running the flaw. A seam needs plain values, because
 * only JSON is passed to the player's module, and an awaited result, because the module runs in a worker.
 */
export type OwnFunctions<Seams extends readonly Seam<unknown>[]> = {
  readonly [Each in Extract<Seams[number], { readonly calling: 'awaited' }> as Each['exportName']]?: OwnFunctionOf<
    Each['safe']
  >
}

/** `OwnFunctions` for unknown seams. */
export type AnyOwnFunctions = Readonly<
  Record<string, Omit<OwnFunction<readonly unknown[], unknown>, 'property'> & { readonly property: AnyProperty }>
>

/** Description of a contract that players may rewrite. It runs on the chain, which isolates it. */
export interface OwnContract {
  /** Name in the source. */
  readonly name: string
  /** Address and interface; a fix must offer the whole interface. */
  readonly known: KnownContract
  /** Purpose, for players. */
  readonly doc: string
  /** Property that a fix must hold, in addition to the attacks of the proofs and the checks for ordinary visitors. */
  readonly property: ContractProperty
}

/** Returns whether a value is a statement: SQL and its parameters, and nothing else. */
export function isStatement(answer: unknown): answer is Statement {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const { sql, parameters, ...others } = answer as Record<string, unknown>
  return (
    typeof sql === 'string' &&
    Array.isArray(parameters) &&
    parameters.every((value) => value === null || typeof value === 'string' || typeof value === 'number') &&
    Object.keys(others).length === 0
  )
}
