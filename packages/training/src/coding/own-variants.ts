import type { SolidityFile } from '@fruit/chain/contract'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { Refusal } from '@fruit/world/refusal'
import { asWritten } from '@fruit/world/texts/texts'
import type { Variant, World } from '@fruit/world/world'
import { type CallOutcome, type OwnTrouble, tooLarge, troubleIn } from './own-trouble.ts'
import type { OwnFix } from './stored-fixes.ts'

type CallModule = World['contained']['module']
type Values = Parameters<CallModule>[0]['arguments']

/**
 * The shop takes a value of at most so many characters of JSON from a player's function, because it reads and renders it on the main
 * thread. Honest values are far shorter.
 */
const MAX_VALUE_CHARACTERS = 16 * 1024

/**
 * What runs in the seams of a weakness with a player's module in place. Each call runs in a worker, in an engine state
 * of its own.
 *
 * @param inTrouble called with the problem of every call that gave no proper answer; the visit that made the call is refused then
 * @param options.module address for browsers, where the seam is one of theirs
 * @param options.signal calls that still wait when it is aborted are refused with its reason
 */
export function ownVariants(
  weakness: Weakness,
  { code }: Pick<OwnFix, 'code'>,
  world: World,
  inTrouble: (trouble: OwnTrouble) => void,
  { module, signal }: { readonly module?: string | undefined; readonly signal?: AbortSignal } = {},
): Map<string, Variant> {
  return new Map(
    weakness.seams.flatMap(({ name, exportName }) => {
      const own = weakness.ownFix?.[exportName]
      if (!own) return []
      const implementation = async (...values: Values) => {
        const call = { owner: world.id, code, export: exportName, arguments: values }
        const outcome = await world.contained.module({ ...call, ...(signal && { signal }) })
        const trouble = isTooLong(outcome) ? tooLarge(exportName) : troubleIn(outcome, exportName, own.fits)
        if (!trouble) return (outcome as { value: unknown }).value
        inTrouble(trouble)
        throw new Refusal(trouble.kind === 'busy' ? 503 : 500, asWritten(`Your own fix has failed. ${trouble.details}`))
      }
      const variant: Variant = { label: 'own', source: weakness.id, implementation, ...(module && { module }) }
      return [[name, variant] as const]
    }),
  )
}

/** What runs in the seam of a weakness with a player's contract in place: the chain contains it. */
export function contractVariants({ id, seams }: Weakness, file: SolidityFile): Map<string, Variant> {
  return new Map(seams.map(({ name }) => [name, { label: 'own', source: id, implementation: file }]))
}

function isTooLong(outcome: CallOutcome): boolean {
  return outcome.kind === 'value' && (JSON.stringify(outcome.value)?.length ?? 0) > MAX_VALUE_CHARACTERS
}
