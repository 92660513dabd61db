import type { Query } from './query.ts'

/** The camel-case form of a seam's verb phrase: `accounts.find-by-credentials` gives `findByCredentials`. */
export type SeamExport<Name extends string> = Name extends `${string}.${infer Phrase}` ? CamelCase<Phrase> : string
type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text

/**
 * A named, typed place in the shop where an implementation is chosen per world.
 *
 * `safe` is what runs unless the world chose otherwise. `exportName` is the name under which a module of the
 * catalogue exports its implementation of this seam.
 */
export interface Seam<Implementation, Name extends string = string> {
  readonly name: Name
  readonly safe: Implementation
  readonly exportName: SeamExport<Name>
}

/**
 * Declares a seam.
 *
 * @param name `<area>.<verb-phrase>` in kebab case, unique in the product
 * @param safe the implementation of the honest shop; pure wherever it can be
 */
export function defineSeam<Implementation, const Name extends `${string}.${string}`>(
  name: Name,
  safe: Implementation,
): Seam<Implementation, Name> {
  const phrase = name.slice(name.indexOf('.') + 1)
  const exportName = phrase.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return { name, safe, exportName: exportName as SeamExport<Name> }
}

/** A statement as a seam hands it out, and the type of its rows: `World.query` carries it out. */
export interface Statement<Row = unknown> extends Query<Row> {
  readonly parameters: readonly SqlValue[]
}

export type SqlValue = string | number | null
