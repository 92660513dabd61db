import { BoundedJson, JsonTooDeep, JsonTooLong } from '../pool/bounded-json.ts'
import type { Engine } from '../pool/engine.ts'
import type { YamlOutcome, YamlRequest } from './yaml-job.ts'

/** Maximum number of characters of the parser's message that are returned. */
const MESSAGE_LENGTH = 400
/** Maximum nesting depth, because the parser and the writer are recursive. */
const MAX_DEPTH = 500

/** Parses YAML documents and writes them as JSON text, up to the limits of that text. */
export class YamlEngine implements Engine<YamlRequest, YamlOutcome> {
  async prepare(): Promise<void> {
    // Loaded on demand, because few workers need it.
    await import('js-yaml')
  }

  async run({ text, isExpanding, limits }: YamlRequest): Promise<YamlOutcome> {
    const { load } = await import('js-yaml')
    const maxDepth = Math.min(limits.depth, MAX_DEPTH)
    try {
      const value = load(text, { maxDepth, maxAliases: isExpanding ? -1 : 0 })
      return { kind: 'value', json: new BoundedJson(limits.outputLength, maxDepth).text(value) }
    } catch (error) {
      if (error instanceof JsonTooLong) return { kind: 'limit', limit: 'output' }
      if (error instanceof JsonTooDeep || error instanceof RangeError) return { kind: 'limit', limit: 'depth' }
      const { message, reason } = error as Error & { reason?: string }
      if (reason?.includes('maxDepth')) return { kind: 'limit', limit: 'depth' }
      return { kind: 'refused', message: message.slice(0, MESSAGE_LENGTH) }
    }
  }
}
