import { defineFact } from '@fruit/world/fact'

/** A browser says that it showed a searched term; `markup` is what this world's implementation makes of the term. */
export const searchTermShown = defineFact<{ term: string; markup: string }>('catalog.search-term-shown', {
  trust: 'browser',
})

/** Somebody searched for products and got these rows, whatever columns they have. */
export const productsFound = defineFact<{ rows: readonly Readonly<Record<string, unknown>>[] }>(
  'catalog.products-found',
  { isShown: true },
)

/** What calls show of a product, after somebody added or changed it. */
interface ProductTexts {
  readonly name: string
  readonly description: string
  /** The description as this world's screens show it: HTML. */
  readonly descriptionMarkup: string
  readonly price: number
  readonly image: string
}

/** Somebody added a product; `actor` is an account's id, null for a visitor who is not signed in. */
export const productAdded = defineFact<{ productId: number; actor: number | null; product: ProductTexts }>(
  'catalog.product-added',
)

/** Somebody changed a product. */
export const productChanged = defineFact<{
  productId: number
  actor: number | null
  before: ProductTexts
  after: ProductTexts
}>('catalog.product-changed')
