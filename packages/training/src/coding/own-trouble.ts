import type { OwnFixVerdict } from '@fruit/contracts/calls/coding'
import type { World } from '@fruit/world/world'

/** A problem of a player's module. */
export interface ModuleProblem {
  readonly kind: Exclude<OwnFixVerdict['kind'], 'holds' | 'leaks' | 'breaks'>
  /** Message for the player. */
  readonly details: string
  readonly line: number | null
  /** A time limit was the reason: the result may differ on a machine with less load. */
  readonly isTimed?: true
}

/** Creates a problem. @param line of the module */
export function problem(kind: ModuleProblem['kind'], details: string, line: number | null = null): ModuleProblem {
  return { kind, details, line }
}

/** Thrown when a check cannot go on because of a problem of the player's module. */
export class ModuleFailure extends Error {
  readonly trouble: ModuleProblem

  constructor(trouble: ModuleProblem) {
    super(trouble.details)
    this.trouble = trouble
  }
}

/** The result of a call of a player's function. */
export type CallOutcome = Awaited<ReturnType<World['contained']['module']>>

/** Maximum number of characters that are shown of an engine's message. */
const MAX_MESSAGE_CHARACTERS = 300

/** The problem when a call of a player's function ended abnormally; null when it ended normally. */
export function problemOfCall(
  outcome: CallOutcome,
  exportName: string,
  fits: (answer: unknown) => boolean,
): ModuleProblem | null {
  switch (outcome.kind) {
    case 'value':
      return fits(outcome.value)
        ? null
        : problem(
            'fails',
            `${exportName} answered ${quoted(JSON.stringify(outcome.value) ?? 'nothing')}, which is not what its signature promises.`,
          )
    case 'limit':
      if (outcome.limit === 'busy')
        return problem('busy', 'There is too much to do for the engine that runs players’ code. Try again in a moment.')
      if (outcome.limit === 'steps' || outcome.limit === 'patterns' || outcome.limit === 'deadline')
        return {
          ...problem('too-slow', `${exportName} does more than a fix may do: it does not end, or works too hard.`),
          // Steps are counted, and their number is the same on every machine.
          ...(outcome.limit === 'deadline' && { isTimed: true }),
        }
      if (outcome.limit === 'crash')
        return problem('fails', `${exportName} crashed the engine that runs it. Write it without tricks on memory.`)
      return problem('too-large', `${exportName} ${TOO_LARGE[outcome.limit]}.`)
    case 'thrown': {
      const { name, message, stack } = outcome
      const line = lineIn(stack)
      if (/could not load module/i.test(message))
        return problem(
          'not-allowed',
          `A fix stands alone: it may import types (\`import type\`) but no code. ${quoted(message)}`,
          line,
        )
      if (name === 'SyntaxError') return problem('does-not-compile', quoted(message), line)
      if (message === `The module exports no function named "${exportName}".`)
        return problem('does-not-compile', `The module has to say \`export function ${exportName}(…)\`.`)
      return problem('fails', `${exportName} threw ${quoted(name)}: ${quoted(message)}`, line)
    }
  }
}

const TOO_LARGE: Readonly<Record<'memory' | 'stack' | 'output', string>> = {
  memory: 'asks for more memory than there is',
  stack: 'calls itself too deeply',
  output: 'answers with more than anybody could read',
}

/** First line of the module in an engine's stack, or null. */
function lineIn(stack: string | undefined): number | null {
  const found = /script\.js:(\d+)/.exec(stack ?? '')?.[1]
  return found ? Math.max(1, Number(found)) : null
}

function quoted(text: string): string {
  return shortened(text, MAX_MESSAGE_CHARACTERS)
}

/** The first characters of a text. @param most their number */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}

/** The problem of a call whose value is too large for the shop. */
export function tooLarge(exportName: string): ModuleProblem {
  return problem('too-large', `${exportName} ${TOO_LARGE.output}.`)
}
