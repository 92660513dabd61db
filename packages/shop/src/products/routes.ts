import { searchProducts } from '@fruit/contracts/calls/products'
import { handle, type Route } from '@fruit/world/route'
import { search } from './service.ts'

export const productRoutes: readonly Route[] = [handle(searchProducts, (visit, { query }) => search(visit, query.q))]
