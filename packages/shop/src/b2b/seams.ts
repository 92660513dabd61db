import { type OrderLine, orderLines } from '@fruit/contracts/calls/b2b'
import { defineSeam } from '@fruit/isomorphic/seam'
import type { PlainText } from '@fruit/world/texts/texts'
import type { RunScript } from '../scripts/run-script.ts'

export type { RunScript }

/**
 * The parsed order lines, or the reason why their text could not be read: it is not a list of order lines, it threw an
 * error, it would never end, or it took too long.
 */
export type Reading =
  | { readonly lines: readonly Partial<OrderLine>[] }
  | { readonly why: 'not-a-list' | 'broken' | 'endless' | 'too-slow'; readonly message: string }

/** Reads the order lines that a business customer sent as text: as JSON, without running code. */
export const readOrderLines = defineSeam(
  'b2b.read-order-lines',
  jsonLines as (text: string, run: RunScript) => Reading | Promise<Reading>,
)

function jsonLines(text: string): Reading {
  try {
    return { lines: orderLines.parse(JSON.parse(text)) }
  } catch {
    return {
      why: 'not-a-list',
      message:
        'orderLinesData is not a JSON list of order lines, each with productId and quantity.' satisfies PlainText,
    }
  }
}
