import { getProduct, searchProducts } from '@fruit/contracts/calls/catalog'
import { handle, type Route } from '@fruit/world/route'
import { product, search } from './service.ts'

export const catalogRoutes: readonly Route[] = [
  handle(searchProducts, (visit, { query }) => search(visit, query.q)),
  handle(getProduct, (visit, { params }) => product(visit, params.id)),
]
