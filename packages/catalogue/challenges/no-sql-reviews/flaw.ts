import type { Filter } from '@fruit/world/documents'

/** The filter of the review that is to be changed: the page sends its id along. */
export function selectReview(id: unknown): Filter | null {
  return { _id: id } //~ hole
}
