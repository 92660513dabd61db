import { searchProducts } from '@fruit/contracts/calls/catalog'
import { handle, type Route } from '@fruit/world/route'
import { search } from './service.ts'

export const catalogRoutes: readonly Route[] = [handle(searchProducts, (visit, { query }) => search(visit, query.q))]
