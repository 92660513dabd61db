import { showDescription as safeDescription } from '@fruit/isomorphic/markup/show-description'
import { showSearchTerm as safeSearchTerm } from '@fruit/isomorphic/markup/show-search-term'
import { browserSeam } from '../../lib/seams.ts'

/** Markup of the searched term in the heading above the results. */
export const showSearchTerm = browserSeam('catalog.show-search-term', 'showSearchTerm', safeSearchTerm)

/** Markup of a product's description. */
export const showDescription = browserSeam('catalog.show-description', 'showDescription', safeDescription)
