import type { Seam } from '@fruit/isomorphic/seam'
import type { KnownContract } from '@fruit/isomorphic/web3/contracts'
import type { Statement } from '@fruit/world/statement'
import type { ContractProperty } from './contract-property.ts'
import type { AnyProperty, Property } from './property.ts'

type Plain = null | boolean | number | string

/**
 * The type itself where it goes through JSON unchanged, else `never`. What types call unknown is a part of a body that
 * came as JSON.
 */
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
  /** What it is for and what its types are, for players. */
  readonly doc: string
  /** Values that an honest visit calls it with: for a first look at a module. */
  readonly example: Values
  /** Whether an answer, which came through JSON, is of the declared type. The compiler has not seen the module. */
  readonly fits: (answer: unknown) => answer is Answer
  /** What a fix is judged by, beside the attacks of the proofs and the promises to visitors. */
  readonly property: Property<Values, Answer>
}

type OwnFunctionOf<Implementation> = Implementation extends (...values: infer Values) => infer Answer
  ? [Values, Answer] extends [JsonLike<Values>, JsonLike<Answer>]
    ? OwnFunction<Values, Answer>
    : never
  : never

/**
 * By export name: seams that a player's own fix must implement; those left out keep running the flaw. Only seams that are
 * functions of plain values can have an entry, because a player's module meets the shop through JSON alone, and only seams
 * whose answer is awaited, because it runs in a worker.
 */
export type OwnFunctions<Seams extends readonly Seam<unknown>[]> = {
  readonly [Each in Extract<Seams[number], { readonly calling: 'awaited' }> as Each['exportName']]?: OwnFunctionOf<
    Each['safe']
  >
}

/** `OwnFunctions` without knowing the seams. */
export type AnyOwnFunctions = Readonly<
  Record<string, Omit<OwnFunction<readonly unknown[], unknown>, 'property'> & { readonly property: AnyProperty }>
>

/** Description of a contract that players may write anew. It runs on the chain, which contains it. */
export interface OwnContract {
  /** Its name in the source. */
  readonly name: string
  /** Where it stands, and what others call there: it must offer all of it. */
  readonly known: KnownContract
  /** What it is for, for players. */
  readonly doc: string
  /** What a fix is judged by, beside the attacks of the proofs and the promises to visitors. */
  readonly property: ContractProperty
}

/** Whether an answer is a statement: text and the values of its parameters, and nothing else. */
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
