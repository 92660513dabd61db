import { defineFact } from '@fruit/world/fact'

/** A browser says that it showed a searched term; `markup` is what this world's implementation makes of the term. */
export const searchTermShown = defineFact<{ term: string; markup: string }>('catalog.search-term-shown', {
  trust: 'browser',
})
