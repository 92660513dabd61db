import type { AnswersProperty } from '@fruit/challenge-kit/property'
import type { Compared, Violation } from './violation.ts'

/** Finds a case that is answered otherwise than it must be; one that leaks before one that breaks. */
export async function answersViolation(
  property: AnswersProperty<readonly unknown[], unknown>,
  { own, safe }: Compared,
): Promise<Violation | null> {
  let broken: Violation | null = null
  for (const values of property.cases()) {
    const [answer, due] = [await own(...values), safe(...values)]
    const kind = property.wrong(answer, due, values)
    if (!kind) continue
    const what = `the answer is ${shown(answer)}, where it should be ${shown(due)}`
    const violation = { kind, what, request: property.requestFor?.(answer) ?? property.request(...values) }
    if (kind === 'leaks') return violation
    broken ??= violation
  }
  return broken
}

function shown(answer: unknown): string {
  const text = JSON.stringify(answer) ?? 'nothing'
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
