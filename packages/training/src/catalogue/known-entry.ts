import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { HttpError } from '@fruit/world/visits/http-error'
import type { TrainingCatalogue } from './training-catalogue.ts'

/**
 * The challenge with a key.
 *
 * @throws HttpError 404 for an unknown key
 */
export function requireEntry(catalogue: TrainingCatalogue, key: string): CatalogueEntry {
  const entry = catalogue.byKey.get(key)
  if (!entry) throw new HttpError(404, 'There is no challenge with this key. GET /api/Challenges lists the keys.')
  return entry
}
