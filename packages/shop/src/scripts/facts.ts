import { defineFact } from '@fruit/world/visits/fact'

/**
 * Code in a customer's input was run contained. `ended`: `value`, `thrown` or the limit that it hit; `steps` is the
 * guard against endless loops.
 */
export const scriptRun = defineFact<{
  place: 'user-name' | 'order-lines'
  code: string
  ended: 'value' | 'thrown' | 'deadline' | 'steps' | 'memory' | 'stack' | 'output' | 'crash' | 'busy'
}>('scripts.script-run')
