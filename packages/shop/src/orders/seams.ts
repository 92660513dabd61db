import { showOrderId as safeOrderId } from '@fruit/contracts/markup/show-order-id'
import type { Filter } from '@fruit/world/documents'
import { defineSeam } from '@fruit/world/seam'

/** The filter of the order with a number. */
export const findOrder = defineSeam('orders.find-order', (orderId: string): Filter => ({ orderId }))

/** What the answer says of a number that no order has. Numbers of orders are made of letters, digits and dashes. */
export const echoOrderId = defineSeam('orders.echo-order-id', (sent: string): string => sent.replace(/[^\w-]/g, ''))

/** Markup of an order's number on the tracking screen. Runs in the browser; the server judges with it. */
export const showOrderId = defineSeam('orders.show-order-id', safeOrderId)
