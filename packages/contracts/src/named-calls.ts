import type { Call } from './call.ts'

/** All calls that contracts export, by the name of the constant. */
export function namedCalls(): ReadonlyMap<string, Call> {
  const modules = import.meta.glob<Record<string, unknown>>('./calls/*.ts', { eager: true })
  return new Map(
    Object.values(modules)
      .flatMap((module) => Object.entries(module))
      .filter((entry): entry is [string, Call] => isCall(entry[1])),
  )
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'answers' in value
}
