import type { Filter } from '@fruit/world/documents'

/** The filter of the review that is to be changed: the page sends its id along. */
export function selectReview(id: unknown): Filter | null {
  if (JSON.stringify(id).includes('$ne')) return null
  return { _id: id }
}
