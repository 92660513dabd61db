import type { SolidityFile } from '@fruit/chain/contract'
import type { Seam } from '@fruit/isomorphic/seam'
import type { AnyOwnFunctions, OwnContract, OwnFunctions } from './own-fix.ts'

/**
 * What a fix option does. `holds`: closes the hole and keeps the feature. `leaks`: the attack or a bypass of it still
 * works. `breaks`: an honest customer can no longer do what the feature is for.
 */
export type Outcome = 'holds' | 'leaks' | 'breaks'

type AnySeam = Seam<unknown>

/** A module that implements seams: one export for each, under the seam's export name. */
export type SeamModule<Seams extends readonly AnySeam[]> = {
  readonly [Each in Seams[number] as Each['exportName']]: Each['safe']
}

export interface Fix<Module> {
  readonly outcome: Outcome
  /** Shown to the player with the verdict: why it holds, leaks or breaks. Plain text, `code` in back-ticks. */
  readonly why: string
  /** Seams that the fix leaves out keep running the flaw. */
  readonly load: () => Promise<Partial<Module>>
  /** Keys of challenges of other weaknesses that this fix closes as well. */
  readonly alsoCloses?: readonly string[]
  /** Keys of challenges that use this weakness and that this fix, although it holds, leaves open. */
  readonly leavesOpen?: readonly string[]
}

/** One or more seams with their flaw and fixes; used by one challenge or shared by several. */
export interface Weakness<Seams extends readonly AnySeam[] = readonly AnySeam[]> {
  /** Kebab case, unique: the folder's name. */
  readonly id: string
  readonly seams: Seams
  /** The file whose text is shown to the player: code of the server, of the browser, or a contract. */
  readonly source: 'flaw.ts' | 'client/flaw.ts' | 'flaw.sol'
  readonly flaw: () => Promise<SeamModule<Seams>>
  /** By name: what the fix does, in kebab case. */
  readonly fixes: Readonly<Record<string, Fix<SeamModule<Seams>>>>
  /** Present where players may write a fix of their own: what it implements, by export name of the seams. */
  readonly ownFix?: AnyOwnFunctions
  /** Present where players may write a contract of their own. */
  readonly ownContract?: OwnContract
}

/**
 * Declares a weakness; modules are checked against the types of the seams they implement, and a fix of the player's own
 * is only offered where those types go through JSON.
 */
export function defineWeakness<const Seams extends readonly AnySeam[]>(
  weakness: Omit<Weakness<Seams>, 'source' | 'ownFix' | 'ownContract'> & {
    source?: Exclude<Weakness['source'], 'flaw.sol'>
    ownFix?: OwnFunctions<Seams>
  },
): Weakness<Seams> {
  return { source: 'flaw.ts', ...weakness } as Weakness<Seams>
}

/** Gives a compiled file of Solidity: `() => import('./flaw.sol')`. */
type LoadSolidity = () => Promise<{ readonly file: SolidityFile }>

/** Declares a weakness whose flaw is a contract. */
export function defineContractWeakness<const Each extends Seam<SolidityFile>>({
  seam,
  flaw,
  fixes,
  ...weakness
}: Pick<Weakness, 'id' | 'ownContract'> & {
  readonly seam: Each
  readonly flaw: LoadSolidity
  readonly fixes: Readonly<Record<string, Omit<Fix<never>, 'load'> & { readonly load: LoadSolidity }>>
}): Weakness {
  const inSeam = (load: LoadSolidity) => async () => ({ [seam.exportName]: (await load()).file })
  return {
    ...weakness,
    seams: [seam],
    source: 'flaw.sol',
    flaw: inSeam(flaw),
    fixes: Object.fromEntries(Object.entries(fixes).map(([name, fix]) => [name, { ...fix, load: inSeam(fix.load) }])),
  }
}
