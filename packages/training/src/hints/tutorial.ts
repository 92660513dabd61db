import type { Tutorial } from '@fruit/contracts/calls/tutorials'
import { HttpError } from '@fruit/world/visits/http-error'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'

/**
 * The tutorial of a challenge; without steps when the challenge has none.
 *
 * @param keyOrName key or name of the challenge; addresses in the browser contain the name
 * @throws HttpError 404 for an unknown challenge
 */
export function tutorialOf(catalogue: TrainingCatalogue, keyOrName: string, language: string): Tutorial {
  const { byKey, entries } = catalogue
  const entry = byKey.get(keyOrName) ?? entries.find(({ challenge }) => challenge.name === keyOrName)
  if (!entry) throw new HttpError(404, 'There is no challenge with this key or name. GET /api/Challenges lists them.')
  const { steps } = entry.tutorial?.(language) ?? { steps: [] }
  return {
    key: entry.challenge.key,
    name: entry.challenge.name,
    steps: steps.map(({ text, anchor = null, route = null, unskippable = false, doneWhen }) => ({
      text,
      anchor,
      route,
      unskippable,
      doneWhen,
    })),
  }
}
