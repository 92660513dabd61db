import { showDescription as safeDescription } from '@fruit/contracts/markup/show-description'
import { showSearchTerm as safeSearchTerm } from '@fruit/contracts/markup/show-search-term'
import { browserSeam } from '../../lib/seams.ts'

/** Markup of the searched term in the heading above the results. */
export const showSearchTerm = browserSeam('catalog.show-search-term', 'showSearchTerm', safeSearchTerm)

/** Markup of a product's description. */
export const showDescription = browserSeam('catalog.show-description', 'showDescription', safeDescription)
