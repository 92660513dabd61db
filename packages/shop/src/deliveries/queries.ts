import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import type { RowOf } from '@fruit/world/storage/table'
import { type DELIVERIES, sql } from '../schema.ts'

export type DeliveryRow = Omit<RowOf<typeof DELIVERIES>, 'createdAt' | 'updatedAt'>

const deliveries = sql.selectFrom('Deliveries').select(['id', 'name', 'price', 'deluxePrice', 'eta', 'icon'])

export const allDeliveries = compileOnce(() => deliveries.orderBy('id'))

export const deliveryById = compileOnce((id: Parameter<number>) => deliveries.where('id', '=', id))
