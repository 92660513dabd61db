/** The camel-case form of a seam's verb phrase: `accounts.find-by-credentials` gives `findByCredentials`. */
export type SeamExport<Name extends string> = Name extends `${string}.${infer Phrase}` ? CamelCase<Phrase> : string
type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text

/**
 * How the server calls the implementation of a seam. `direct`: it answers at once. `awaited`: it may answer later, because
 * it may be a fix that a player wrote, which runs in a worker.
 */
export type Calling = 'direct' | 'awaited'

/**
 * A named, typed place in the shop where an implementation is chosen per world.
 *
 * A seam is declared once, in the file `seams.ts` of its area: in `packages/shop` when it runs on the server, in
 * `packages/isomorphic` when it runs in the browser. Whatever else must know of it is derived from that.
 */
export interface Seam<Implementation, Name extends string = string, How extends Calling = Calling> {
  readonly name: Name
  /** A seam of the browser runs on the server too, where the server judges what a browser reports. */
  readonly runsIn: 'server' | 'browser'
  readonly calling: How
  /** What runs unless the world chose otherwise. */
  readonly safe: Implementation
  /** Under which a module of the catalogue exports its implementation of this seam. */
  readonly exportName: SeamExport<Name>
}

/** A seam that the web client runs. */
export interface BrowserSeam<Implementation, Name extends string = string, How extends Calling = Calling>
  extends Seam<Implementation, Name, How> {
  readonly runsIn: 'browser'
}

type SeamName = `${string}.${string}`

/**
 * Declares a seam of the server.
 *
 * @param name `<area>.<verb-phrase>` in kebab case, unique in the product
 * @param safe the implementation of the honest shop; pure wherever it can be
 * @param calling `awaited` where players may write a fix of their own
 */
export function defineSeam<Implementation, const Name extends SeamName, const How extends Calling = 'direct'>(
  name: Name,
  safe: Implementation,
  calling: How = 'direct' as How,
): Seam<Implementation, Name, How> {
  return { name, runsIn: 'server', calling, safe, exportName: exportNameOf(name) }
}

/**
 * Declares a seam of the browser.
 *
 * @param name as of any seam
 * @param safe the implementation of the honest shop: pure, and without anything that only a server or a browser has
 * @param calling as of any seam
 */
export function defineBrowserSeam<Implementation, const Name extends SeamName, const How extends Calling = 'direct'>(
  name: Name,
  safe: Implementation,
  calling: How = 'direct' as How,
): BrowserSeam<Implementation, Name, How> {
  return { name, runsIn: 'browser', calling, safe, exportName: exportNameOf(name) }
}

function exportNameOf<Name extends string>(name: Name): SeamExport<Name> {
  const phrase = name.slice(name.indexOf('.') + 1)
  return phrase.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as SeamExport<Name>
}
