import { defineSeam } from '@fruit/isomorphic/seam'
import type { Statement } from '@fruit/world/statement'
import type { Session } from '@fruit/world/visit'
import { cleanBlocks } from '../resources/markup.ts'
import type { ProductRow } from './queries.ts'

/** Where LIKE must take `%` and `_` as they are written. */
const escaped = (term: string) => term.replace(/[\\%_]/g, '\\$&')

/** The statement that finds products whose name or description holds a term; nine columns, by name. */
export const searchProducts = defineSeam(
  'catalog.search-products',
  (term: string): Statement<ProductRow> => {
    const pattern = `%${escaped(term)}%`
    return {
      sql: "SELECT * FROM Products WHERE ((name LIKE ? ESCAPE '\\' OR description LIKE ? ESCAPE '\\') AND deletedAt IS NULL) ORDER BY name",
      parameters: [pattern, pattern],
    }
  },
  'awaited',
)

/** What of a product's description is stored: HTML without anything that acts. */
export const cleanDescription = defineSeam('catalog.clean-description', cleanBlocks)

/** Whether a visitor may change these columns of a product: administrators all, accounting what it charges. */
export const admitProductChange = defineSeam(
  'catalog.admit-product-change',
  (visitor: Session | null, columns: readonly string[]): boolean =>
    visitor?.role === 'admin' ||
    (visitor?.role === 'accounting' && columns.every((column) => column === 'price' || column === 'deluxePrice')),
  'awaited',
)

/** Whether a visitor may add products. */
export const admitNewProduct = defineSeam(
  'catalog.admit-new-product',
  (visitor: Session | null): boolean => visitor?.role === 'admin',
)
