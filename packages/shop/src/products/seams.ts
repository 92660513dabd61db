import { defineSeam } from '@fruit/isomorphic/seam'
import type { Statement } from '@fruit/world/statement'
import type { Session } from '@fruit/world/visit'
import { cleanBlocks } from '../resources/markup.ts'
import type { ProductRow } from './queries.ts'

/** The statement that finds products whose name or description contains a term: nine columns, ordered by name. */
export const searchProducts = defineSeam(
  'catalog.search-products',
  (term: string): Statement<ProductRow> => ({
    sql: 'SELECT * FROM Products WHERE ((instr(lower(name), lower(?)) OR instr(lower(description), lower(?))) AND deletedAt IS NULL) ORDER BY name',
    parameters: [term, term],
  }),
  'awaited',
)

/** The HTML of a description as it is stored: without active content. */
export const cleanDescription = defineSeam('catalog.clean-description', cleanBlocks)

/**
 * Decides whether a visitor may change these columns of a product: administrators may change all, accounting the
 * prices.
 */
export const admitProductChange = defineSeam(
  'catalog.admit-product-change',
  (visitor: Session | null, columns: readonly string[]): boolean =>
    visitor?.role === 'admin' ||
    (visitor?.role === 'accounting' && columns.every((column) => column === 'price' || column === 'deluxePrice')),
  'awaited',
)

/** Decides whether a visitor may add products. */
export const admitNewProduct = defineSeam(
  'catalog.admit-new-product',
  (visitor: Session | null): boolean => visitor?.role === 'admin',
)
