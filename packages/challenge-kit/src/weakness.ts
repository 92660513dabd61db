import type { SolidityFile } from '@fruit/chain/contract'
import type { Seam } from '@fruit/isomorphic/seam'
import type { AnyOwnFunctions, OwnContract, OwnFunctions } from './own-fix.ts'

/**
 * Result of a fix option. `holds`: removes the vulnerability and keeps the feature. `leaks`: the attack or a bypass still works. `breaks`:
 * an ordinary customer can no longer use the feature.
 */
export type Outcome = 'holds' | 'leaks' | 'breaks'

type AnySeam = Seam<unknown>

/** A module that implements seams, with one export per seam under its export name. */
export type SeamModule<Seams extends readonly AnySeam[]> = {
  readonly [Each in Seams[number] as Each['exportName']]: Each['safe']
}

export interface Fix<Module> {
  readonly outcome: Outcome
  /** Explanation of the verdict for the player. Plain text, `code` in backticks. */
  readonly why: string
  /** Seams without an export keep running the flaw. */
  readonly load: () => Promise<Partial<Module>>
  /** Keys of challenges of other weaknesses that this fix closes as well. */
  readonly alsoCloses?: readonly string[]
  /** Keys of challenges of this weakness that the fix leaves open although it holds. */
  readonly leavesOpen?: readonly string[]
}

/** One or more seams with their flaw and fixes, used by one or several challenges. */
export interface Weakness<Seams extends readonly AnySeam[] = readonly AnySeam[]> {
  /** Unique, in kebab case; also the name of the folder. */
  readonly id: string
  readonly seams: Seams
  /** File whose text players see: code of the server or the browser, or a contract. */
  readonly source: 'flaw.ts' | 'client/flaw.ts' | 'flaw.sol'
  readonly flaw: () => Promise<SeamModule<Seams>>
  /** By name: the fix's effect, in kebab case. */
  readonly fixes: Readonly<Record<string, Fix<SeamModule<Seams>>>>
  /** Functions that players may implement as their own fix, by export name of the seam. Undefined if they cannot. */
  readonly ownFix?: AnyOwnFunctions
  /** Contract that players may rewrite. Undefined if they cannot. */
  readonly ownContract?: OwnContract
}

/**
 * Declares a weakness. Modules are checked against the types of their seams. A player's own fix is only possible if JSON preserves those
 * types.
 */
export function defineWeakness<const Seams extends readonly AnySeam[]>(
  weakness: Pick<Weakness<Seams>, 'id' | 'seams' | 'flaw'> & {
    fixes?: Weakness<Seams>['fixes']
    source?: Exclude<Weakness['source'], 'flaw.sol'>
    ownFix?: OwnFunctions<Seams>
  },
): Weakness<Seams> {
  return { source: 'flaw.ts', fixes: {}, ...weakness } as Weakness<Seams>
}

/** Loads a compiled Solidity file: `() => import('./flaw.sol')`. */
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
