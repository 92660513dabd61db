import type { SolidityFile } from '@fruit/chain/contract'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { literal } from '@fruit/world/texts/texts'
import { HttpError } from '@fruit/world/visits/http-error'
import type { Variant, World } from '@fruit/world/world'
import { type CallOutcome, type ModuleProblem, problemOfCall, tooLarge } from './own-trouble.ts'
import type { OwnFix } from './stored-fixes.ts'

type CallModule = World['contained']['module']
type Values = Parameters<CallModule>[0]['arguments']

/**
 * Maximum length of a value from a player's function, in characters of JSON, because the shop parses and renders it on the main
 * thread. Honest values are far shorter.
 */
const MAX_VALUE_CHARACTERS = 16 * 1024

/**
 * The variants of a weakness's seams that run a player's module. Each call runs in a worker, in a new engine state.
 *
 * @param inTrouble called with the problem of every call without a valid result; the visit that made the call is refused
 * @param options.module address for browsers, for a seam in the browser
 * @param options.signal its abort refuses waiting calls with its reason
 */
export function ownVariants(
  weakness: Weakness,
  { code }: Pick<OwnFix, 'code'>,
  world: World,
  inTrouble: (trouble: ModuleProblem) => void,
  { module, signal }: { readonly module?: string | undefined; readonly signal?: AbortSignal } = {},
): Map<string, Variant> {
  return new Map(
    weakness.seams.flatMap(({ name, exportName }) => {
      const own = weakness.ownFix?.[exportName]
      if (!own) return []
      const implementation = async (...values: Values) => {
        const call = { owner: world.id, code, export: exportName, arguments: values }
        const outcome = await world.contained.module({ ...call, ...(signal && { signal }) })
        const trouble = isTooLong(outcome) ? tooLarge(exportName) : problemOfCall(outcome, exportName, own.fits)
        if (!trouble) return (outcome as { value: unknown }).value
        inTrouble(trouble)
        throw new HttpError(trouble.kind === 'busy' ? 503 : 500, literal(`Your own fix has failed. ${trouble.details}`))
      }
      const variant: Variant = { label: 'own', source: weakness.id, implementation, ...(module && { module }) }
      return [[name, variant] as const]
    }),
  )
}

/** The variant of a weakness's seam that runs a player's contract, which the chain contains. */
export function contractVariants({ id, seams }: Weakness, file: SolidityFile): Map<string, Variant> {
  return new Map(seams.map(({ name }) => [name, { label: 'own', source: id, implementation: file }]))
}

function isTooLong(outcome: CallOutcome): boolean {
  return outcome.kind === 'value' && (JSON.stringify(outcome.value)?.length ?? 0) > MAX_VALUE_CHARACTERS
}
