import type { Query } from '@fruit/world/query'
import { sql } from '../schema.ts'

export interface DeliveryRow {
  readonly id: number
  readonly name: string
  readonly price: number
  readonly deluxePrice: number
  readonly eta: number
  readonly icon: string
}

const COLUMNS = ['id', 'name', 'price', 'deluxePrice', 'eta', 'icon'] as const

export function allDeliveries(): Query<DeliveryRow> {
  return sql.selectFrom('Deliveries').select(COLUMNS).orderBy('id').compile()
}

export function deliveryById(id: number): Query<DeliveryRow> {
  return sql.selectFrom('Deliveries').select(COLUMNS).where('id', '=', id).compile()
}
