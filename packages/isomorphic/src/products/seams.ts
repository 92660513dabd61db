import { escapeHtml } from '../markup/escape-html.ts'
import { defineBrowserSeam } from '../seam.ts'
import { safeDescription } from './safe-description.ts'

/** HTML of the searched term, as typed, in the heading above the results. */
export const showSearchTerm = defineBrowserSeam(
  'catalog.show-search-term',
  (term: string): string => `<span>${escapeHtml(term)}</span>`,
  'awaited',
)

/** HTML of what the shop tells about a product, as its page shows it, given HTML as the shop keeps it. */
export const showDescription = defineBrowserSeam('catalog.show-description', safeDescription, 'awaited')
