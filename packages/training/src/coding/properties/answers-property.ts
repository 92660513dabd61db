import type { AnswersProperty, PlayerRequest } from '@fruit/challenge-kit/property'
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
    const request = telling && isShort(telling) ? telling : property.request(...values)
    const violation = { kind, what, request }
    if (kind === 'leaks') return violation
    broken ??= violation
  }
  return broken
}

/** True when a request derived from a player's value is short enough to be sent and shown. */
function isShort(request: PlayerRequest): boolean {
  return JSON.stringify(request).length <= MAX_REQUEST_CHARACTERS
}

function shown(answer: unknown): string {
  const text = JSON.stringify(answer) ?? 'nothing'
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
