import type { Filter } from '@fruit/world/documents'

/** The filter of the review that is to be changed: the page sends its id along. */
export function selectReview(id: unknown): Filter | null {
  const isOperator = typeof id === 'object' && id !== null
  if (isOperator && !Object.values(id).every((value) => typeof value === 'string' && value !== '')) return null
  return { _id: id }
}
