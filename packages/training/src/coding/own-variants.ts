import type { SolidityFile } from '@fruit/chain/contract'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import type { OwnFixVerdict } from '@fruit/contracts/calls/coding'
import { Refusal } from '@fruit/world/refusal'
import { asWritten } from '@fruit/world/texts/texts'
import type { Variant, World } from '@fruit/world/world'
import type { OwnFix } from './stored-fixes.ts'

/** What went wrong in a player's module. */
export interface OwnTrouble {
  readonly kind: Exclude<OwnFixVerdict['kind'], 'holds' | 'leaks' | 'breaks'>
  /** In words for the player. */
  readonly details: string
  readonly line: number | null
  /** A clock said so: on a machine that has less to do it may be otherwise. */
  readonly isTimed?: true
}

type CallModule = World['contained']['module']
type Values = Parameters<CallModule>[0]['arguments']
type Outcome = Awaited<ReturnType<CallModule>>

/** Of what an engine says, so many characters are worth telling. */
const TOLD_CHARACTERS = 300

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
        const trouble = troubleIn(outcome, exportName, own.fits)
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

/** What is wrong with the way a call of a player's function ended; null when nothing is. */
export function troubleIn(outcome: Outcome, exportName: string, fits: (answer: unknown) => boolean): OwnTrouble | null {
  const trouble = (kind: OwnTrouble['kind'], details: string, line: number | null = null) => ({ kind, details, line })
  switch (outcome.kind) {
    case 'value':
      return fits(outcome.value)
        ? null
        : trouble(
            'fails',
            `${exportName} answered ${quoted(JSON.stringify(outcome.value) ?? 'nothing')}, which is not what its signature promises.`,
          )
    case 'limit':
      if (outcome.limit === 'busy')
        return trouble('busy', 'There is too much to do for the engine that runs players’ code. Try again in a moment.')
      if (outcome.limit === 'steps' || outcome.limit === 'patterns' || outcome.limit === 'deadline')
        return {
          ...trouble('too-slow', `${exportName} does more than a fix may do: it does not end, or works too hard.`),
          // Steps are counted: there are as many of them on every machine.
          ...(outcome.limit === 'deadline' && { isTimed: true }),
        }
      if (outcome.limit === 'crash')
        return trouble('fails', `${exportName} crashed the engine that runs it. Write it without tricks on memory.`)
      return trouble('too-large', `${exportName} ${TOO_LARGE[outcome.limit]}.`)
    case 'thrown': {
      const { name, message, stack } = outcome
      const line = lineIn(stack)
      if (/could not load module/i.test(message))
        return trouble(
          'not-allowed',
          `A fix stands alone: it may import types (\`import type\`) but no code. ${quoted(message)}`,
          line,
        )
      if (name === 'SyntaxError') return trouble('does-not-compile', quoted(message), line)
      if (message === `The module exports no function named "${exportName}".`)
        return trouble('does-not-compile', `The module has to say \`export function ${exportName}(…)\`.`)
      return trouble('fails', `${exportName} threw ${quoted(name)}: ${quoted(message)}`, line)
    }
  }
}

const TOO_LARGE: Readonly<Record<'memory' | 'stack' | 'output', string>> = {
  memory: 'asks for more memory than there is',
  stack: 'calls itself too deeply',
  output: 'answers with more than anybody could read',
}

/** Line of the module that an engine's stack names first, or null. */
function lineIn(stack: string | undefined): number | null {
  const found = /script\.js:(\d+)/.exec(stack ?? '')?.[1]
  return found ? Math.max(1, Number(found)) : null
}

function quoted(text: string): string {
  return text.length > TOLD_CHARACTERS ? `${text.slice(0, TOLD_CHARACTERS)}…` : text
}
