import type { Reading, RunScript } from '@fruit/shop/b2b/seams'

/** Evaluates the text of order lines. Partners send lists, and some send expressions that generate lists. */
export async function readOrderLines(text: string, run: RunScript): Promise<Reading> {
  if (/\/|RegExp/.test(text)) return { why: 'not-a-list', message: 'Order lines hold no patterns.' }
  const outcome = await run(text)
  if (outcome.kind === 'value') return { lines: Array.isArray(outcome.value) ? outcome.value : [] }
  if (outcome.kind === 'thrown') return { why: 'broken', message: outcome.message }
  switch (outcome.limit) {
    case 'steps':
      return { why: 'endless', message: 'Infinite loop detected - reached max iterations' }
    case 'deadline':
    case 'busy':
      return { why: 'too-slow', message: 'Nobody could read your order in time. Please send it again later.' }
    default:
      return { why: 'broken', message: 'Your order lines are too much for us.' }
  }
}
