import { defineFact } from '@fruit/world/visits/fact'

/** A browser reports that it showed a search term; `markup` is what this world's implementation makes of the term. */
export const searchTermShown = defineFact<{ term: string; markup: string }>('catalog.search-term-shown', {
  trust: 'browser',
})

/** A product search returned these rows, with all their columns. */
export const productsFound = defineFact<{ rows: readonly Readonly<Record<string, unknown>>[] }>(
  'catalog.products-found',
  { isShown: true },
)

/** The fields of a product that calls return, after it was added or changed. */
interface ProductTexts {
  readonly name: string
  readonly description: string
  /** The description as this world's pages show it: HTML. */
  readonly descriptionMarkup: string
  readonly price: number
  readonly image: string
}

/** A product was added; `actor` is an account's id, null for a visitor without a session. */
export const productAdded = defineFact<{ productId: number; actor: number | null; product: ProductTexts }>(
  'catalog.product-added',
)

/** A product was changed. */
export const productChanged = defineFact<{
  productId: number
  actor: number | null
  before: ProductTexts
  after: ProductTexts
}>('catalog.product-changed')
