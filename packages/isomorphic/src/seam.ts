/** The verb phrase of a seam's name in camel case: `accounts.find-by-credentials` gives `findByCredentials`. */
export type SeamExport<Name extends string> = Name extends `${string}.${infer Phrase}` ? CamelCase<Phrase> : string
type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text

/**
 * How the server calls the implementation of a seam. `direct`: it returns its result. `awaited`: it may return a
 * promise, because it may be a player's own fix, which runs in a worker.
 */
export type CallMode = 'direct' | 'awaited'

/**
 * A named, typed place in the shop where an implementation is chosen per world.
 *
 * A seam is declared once, in the file `seams.ts` of its area: in `packages/shop` if it runs on the server, in
 * `packages/isomorphic` if it runs in the browser. Everything else is derived from that.
 */
export interface Seam<Implementation, Name extends string = string, How extends CallMode = CallMode> {
  readonly name: Name
  /** A seam of the browser also runs on the server, which uses it to verify reports of the browser. */
  readonly runsIn: 'server' | 'browser'
  readonly calling: How
  /** The default implementation. */
  readonly safe: Implementation
  /** Name of the export with the implementation of this seam in modules of the catalogue. */
  readonly exportName: SeamExport<Name>
}

/** A seam that the web client runs. */
export interface BrowserSeam<Implementation, Name extends string = string, How extends CallMode = CallMode>
  extends Seam<Implementation, Name, How> {
  readonly runsIn: 'browser'
}

type SeamName = `${string}.${string}`

/**
 * Declares a seam of the server.
 *
 * @param name `<area>.<verb-phrase>` in kebab case, unique in the product
 * @param safe the implementation of the safe shop; pure if possible
 * @param calling `awaited` if players may write their own fix
 */
export function defineSeam<Implementation, const Name extends SeamName, const How extends CallMode = 'direct'>(
  name: Name,
  safe: Implementation,
  calling: How = 'direct' as How,
): Seam<Implementation, Name, How> {
  return { name, runsIn: 'server', calling, safe, exportName: exportNameOf(name) }
}

/**
 * Declares a seam of the browser.
 *
 * @param name see `defineSeam`
 * @param safe the implementation of the safe shop: pure, and without APIs of only a server or only a browser
 * @param calling see `defineSeam`
 */
export function defineBrowserSeam<Implementation, const Name extends SeamName, const How extends CallMode = 'direct'>(
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
