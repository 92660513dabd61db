import ts from 'typescript'
import { expect, it } from 'vitest'
import { findFloatingPromises } from './floating-promises.ts'

const DECLARED = `
declare function work(): Promise<number>
declare function timer(then: () => void): void
declare function each(then: (n: number) => Promise<void>): void
declare const reply: { send(): typeof reply; then(done: () => void): void }
`

/** Line numbers with a finding, from 1. */
function linesIn(code: string): number[] {
  const name = 'judged.ts'
  const source = ts.createSourceFile(name, `${DECLARED}${code}`, ts.ScriptTarget.ES2022, true)
  const options = { target: ts.ScriptTarget.ES2022, strict: true, noEmit: true, types: [], lib: ['lib.es2022.d.ts'] }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, ...rest) => (file === name ? source : getSourceFile(file, ...rest))
  const program = ts.createProgram([name], options, host)
  return findFloatingPromises(program, [source]).map(({ line }) => line - DECLARED.split('\n').length + 1)
}

it('finds floating promises, also behind void and in callbacks', () => {
  expect(
    linesIn(`work()
void work()
work().finally(() => {})
timer(async () => {})
timer(() => work())
work().then(() => 1)
export const ok = 1`),
  ).toEqual([1, 2, 3, 4, 5, 6])
})

it('accepts promises that are awaited, stored or have a rejection handler', () => {
  expect(
    linesIn(`await work()
export const kept = work()
work().catch(() => {})
work().then(() => {}, () => {})
work().catch(() => {}).finally(() => {})
timer(() => work().catch(() => {}))
each(async () => {})
reply.send()
export const answer = async () => work()`),
  ).toEqual([])
})
