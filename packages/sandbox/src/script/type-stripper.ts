import type { Engine } from '../pool/engine.ts'
import type { StripOutcome, StripRequest } from './strip-job.ts'

/** Converts TypeScript modules to JavaScript by removing types. It only parses the code and does not run it. */
export class TypeStripper implements Engine<StripRequest, StripOutcome> {
  async prepare(): Promise<void> {
    // Loaded on demand, because few workers need it.
    await import('sucrase')
  }

  async run({ code }: StripRequest): Promise<StripOutcome> {
    const { transform } = await import('sucrase')
    try {
      const stripped = transform(code, {
        transforms: ['typescript'],
        disableESTransforms: true,
        keepUnusedImports: true,
      })
      return { kind: 'value', code: stripped.code }
    } catch (error) {
      const { message, loc } = error as Error & { loc?: { line: number } }
      if (error instanceof RangeError) return { kind: 'refused', message: 'It is nested too deeply.', line: null }
      return { kind: 'refused', message: plain(message), line: loc?.line ?? null }
    }
  }
}

/** The parser's message without its own name for the file and without the position, which is returned separately. */
function plain(message: string): string {
  return message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '')
}
