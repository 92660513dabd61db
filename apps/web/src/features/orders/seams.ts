import { showOrderId as safeOrderId } from '@fruit/isomorphic/markup/show-order-id'
import { browserSeam } from '../../lib/seams.ts'

/** Markup of an order's number on the tracking screen. */
export const showOrderId = browserSeam('orders.show-order-id', 'showOrderId', safeOrderId)
