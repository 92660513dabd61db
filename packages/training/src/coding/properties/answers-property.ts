import type { AnswersProperty } from '@fruit/challenge-kit/property'
import { shortened } from '../own-trouble.ts'
import type { Compared, Violation } from './violation.ts'

/** Maximum length of a request that the judge sends and shows, in characters of JSON. */
const MAX_REQUEST_CHARACTERS = 8000

/** Finds a case with a wrong result; cases that leak take precedence over cases that break. */
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
    const telling = property.requestFor?.(answer)
    const isShort = telling && JSON.stringify(telling).length <= MAX_REQUEST_CHARACTERS
    const request = isShort ? telling : property.request(...values)
    const violation = { kind, what, request }
    if (kind === 'leaks') return violation
    broken ??= violation
  }
  return broken
}

function shown(answer: unknown): string {
  return shortened(JSON.stringify(answer) ?? 'nothing', 200)
}
