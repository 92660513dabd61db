import { escapeHtml } from '../markup/escape-html.ts'
import { defineBrowserSeam } from '../seam.ts'
import { safeDescription } from './safe-description.ts'

/** HTML of the search term, as typed, in the heading above the results. */
export const showSearchTerm = defineBrowserSeam(
  'catalog.show-search-term',
  (term: string): string => `<span>${escapeHtml(term)}</span>`,
  'awaited',
)

/** HTML of a product's description in its dialog, given the stored HTML. */
export const showDescription = defineBrowserSeam('catalog.show-description', safeDescription, 'awaited')
