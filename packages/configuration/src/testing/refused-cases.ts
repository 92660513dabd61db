import { expect, test } from 'vitest'
import { ScratchFolder } from './scratch-folder.ts'

/** A custom file that is rejected, and the expected problem. */
export interface RejectedCase {
  readonly custom: string
  readonly line?: number
  readonly key: string
  readonly found: string
  readonly allowed: string
  /** Number of further problems. */
  readonly others?: number
}

/** Adds one test per case. */
export function testRejections(cases: Readonly<Record<string, RejectedCase>>): void {
  test.each(Object.entries(cases))(
    '%s is rejected with file, key, found value and allowed values',
    (_, { custom, line, key, found, allowed, others = 0 }) => {
      const folder = new ScratchFolder()
      const problems = folder.problemsOf(custom)
      expect(problems).toHaveLength(1 + others)
      expect(problems[0]).toMatchObject({ file: folder.pathOf('custom.yml'), key })
      expect(problems[0]!.found).toContain(found)
      expect(problems[0]!.allowed).toContain(allowed)
      if (line !== undefined) expect(problems[0]!.line).toBe(line)
    },
  )
}
