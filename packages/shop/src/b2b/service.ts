import type { OrderLine } from '@fruit/contracts/calls/b2b'
import { literal } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { scriptRunner } from '../scripts/run-script.ts'
import { businessOrderPlaced, orderLinesUnread } from './facts.ts'
import { type Reading, readOrderLines } from './seams.ts'

const PAYMENT_TERM_MS = 14 * 24 * 60 * 60 * 1000

const STATUS: Readonly<Record<Extract<Reading, { why: unknown }>['why'], number>> = {
  'not-a-list': 400,
  broken: 500,
  endless: 500,
  'too-slow': 503,
}

interface BusinessOrder {
  readonly cid?: string | number | null | undefined
  readonly orderLines?: readonly OrderLine[] | undefined
  readonly orderLinesData?: string | undefined
}

/**
 * Places the order of a business customer.
 *
 * @throws HttpError 400, 500 or 503 when order lines that came as text can't be read
 */
export async function placeBusinessOrder(visit: Visit, order: BusinessOrder): Promise<object> {
  const { world } = visit
  const { cid, orderLines = [], orderLinesData = '' } = order
  const written = orderLinesData.trim() === '' ? [] : await linesOf(visit, orderLinesData)
  const orderNo = world.random.hex(32)
  const { accountId } = visit.session!
  visit.record(businessOrderPlaced, { accountId, cid: cid ?? null, orderNo, lines: orderLines.length + written.length })
  return {
    ...(cid != null && { cid }),
    orderNo,
    paymentDue: new Date(world.clock.now() + PAYMENT_TERM_MS).toISOString(),
  }
}

async function linesOf(visit: Visit, text: string): Promise<readonly Partial<OrderLine>[]> {
  const reading = await visit.world.use(readOrderLines)(text, scriptRunner(visit, 'order-lines'))
  if ('lines' in reading) return reading.lines
  const { why, message } = reading
  visit.record(orderLinesUnread, { text, why })
  throw new HttpError(STATUS[why], literal(message))
}
