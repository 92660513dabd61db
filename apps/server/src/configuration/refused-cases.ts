import { expect, test } from 'vitest'
import { ScratchFolder } from './scratch-folder.ts'

/** A custom file that is refused, and what is said about it. */
export interface Case {
  readonly custom: string
  readonly line?: number
  readonly key: string
  readonly found: string
  readonly allowed: string
  /** What else is wrong then. */
  readonly others?: number
}

/** One test for each case, by its name. */
export function testRefusals(cases: Readonly<Record<string, Case>>): void {
  test.each(Object.entries(cases))(
    '%s is refused with file, key, what was found and what is allowed',
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
