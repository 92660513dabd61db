import { showOrderId } from '@fruit/isomorphic/orders/seams'
import { DocumentQueryFailure } from '@fruit/world/documents/document-query'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { orderTracked } from './facts.ts'
import { ORDERS, showOrder } from './order.ts'
import { echoOrderId, findOrder } from './seams.ts'

/** Longer numbers are cut: no order number is this long. */
const MAX_ORDER_ID_LENGTH = 60

/**
 * Finds an order by its number; the response for an unknown number contains only the number.
 *
 * @param sentId the number as it was sent
 * @throws HttpError 400 when the query fails
 */
export async function track(visit: Visit, sentId: string): Promise<object> {
  const { world } = visit
  const sent = cut(sentId.replace(/[\r\n]/g, ''))
  try {
    const { documents, tookMs } = await world.queryDocuments(findOrder, ORDERS, sent)
    const echoed = documents.length === 0 ? world.use(echoOrderId)(sent) : null
    const markup = echoed === null ? null : world.use(showOrderId)(echoed)
    visit.record(orderTracked, { sent, echoed, markup, count: documents.length, tookMs })
    return { status: 'success', data: echoed === null ? documents.map(showOrder) : [{ orderId: echoed }] }
  } catch (error) {
    if (!(error instanceof DocumentQueryFailure)) throw error
    visit.record(orderTracked, { sent, echoed: null, markup: null, count: 0, tookMs: error.tookMs })
    const message = 'That is no order number that we could look up.'
    throw new HttpError(400, message, { body: (say) => ({ error: say(message) }) })
  }
}

function cut(id: string): string {
  return id.length > MAX_ORDER_ID_LENGTH ? `${id.slice(0, MAX_ORDER_ID_LENGTH - 1)}...` : id
}
