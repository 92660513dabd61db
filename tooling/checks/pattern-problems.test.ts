import { describe, expect, it } from 'vitest'
import { patternProblems } from './pattern-problems.ts'

const problemsOf = (...lines: string[]) =>
  patternProblems('a.ts', lines.join('\n')).map(({ line, message }) => `${line} ${message}`)

describe('patternProblems', () => {
  it('names the line, the pattern and a text that makes it slow', () => {
    expect(problemsOf('const a = 1', 'const b = text.replace(/=+$/, "")')).toEqual([
      '2 /=+$/ takes polynomial time on "==".repeat(n) + " "',
    ])
  })

  it('accepts patterns that are linear', () => {
    expect(problemsOf('text.replace(/(?<!=)=+$/, "")')).toEqual([])
  })

  it('asks for a reason where a pattern is computed', () => {
    expect(problemsOf('const a = new RegExp(name)', 'const b = RegExp(name)')).toHaveLength(2)
    expect(problemsOf('const a = new RegExp(name) // linear-ok: a name has no loop')).toEqual([])
  })

  it('accepts an exception in the line above', () => {
    expect(problemsOf('// linear-ok: six digits at most', 'text.replace(/0+$/, "")')).toEqual([])
    expect(problemsOf('//~ linear-ok: six digits at most', '// Zeros.', 'text.replace(/0+$/, "")')).toEqual([])
  })

  it('refuses an exception without a reason', () => {
    expect(problemsOf('text.replace(/0+$/, "") // linear-ok:')).toEqual(['1 an exception without a reason'])
  })

  it('refuses an exception that no pattern needs', () => {
    expect(problemsOf('// linear-ok: six digits at most', 'text.replace(/0/, "")')).toEqual([
      '1 no pattern needs this exception: remove it',
    ])
  })

  it('refuses a pattern that is not valid', () => {
    expect(problemsOf('const a = /(?<a>b)(?<a>c)/')[0]).toContain('cannot be analysed')
  })
})
