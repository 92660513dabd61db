import { defineFact } from '@fruit/world/fact'

/** Code that came with what a customer sent was run, contained; how it ended: `value`, `thrown` or the limit it reached: `steps` is the guard against endless loops. */
export const scriptRun = defineFact<{
  place: 'user-name' | 'order-lines'
  code: string
  ended: 'value' | 'thrown' | 'deadline' | 'steps' | 'memory' | 'stack' | 'output' | 'crash' | 'busy'
}>('scripts.script-run')
