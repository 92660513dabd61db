import type { Reading } from '@fruit/shop/b2b/seams'
import type { RunScript } from '@fruit/shop/scripts/run-script'

/** Executes order lines as code. */
export async function flaw(text: string, run: RunScript): Promise<Reading> {
  const outcome = await run(text)
  if (outcome.kind === 'value') return { lines: Array.isArray(outcome.value) ? outcome.value : [] }
  if (outcome.kind === 'thrown') return { why: 'broken', message: outcome.message }
  if (outcome.limit === 'steps') return { why: 'endless', message: 'Infinite loop detected - reached max iterations' }
  return { why: 'too-slow', message: 'Nobody could read it in time.' }
}
