import type { StepEnd } from '@fruit/contracts/calls/tutorials'
import { expect, test } from 'vitest'
import { isDone, PACE, type Situation, stepAfterSolves } from './tutorial-end.ts'

const nothing: Situation = {
  path: '/search',
  elapsed: 0,
  pace: 1,
  textIn: () => null,
  isVisible: () => false,
  wasClicked: () => false,
  signedIn: false,
  isSolved: () => false,
  codeStatus: () => 0,
}

test.each<[StepEnd, Partial<Situation>]>([
  [{ kind: 'wait', milliseconds: 1000 }, { elapsed: 1000 }],
  [{ kind: 'route', path: '/login' }, { path: '/login' }],
  [{ kind: 'visible', selector: '#a' }, { isVisible: (selector) => selector === '#a' }],
  [{ kind: 'typed', selector: '#a', value: "'" }, { textIn: () => " ' " }],
  [{ kind: 'typed-any', selector: '#a' }, { textIn: () => 'x' }],
  [{ kind: 'clicked', selector: '#a' }, { wasClicked: (selector) => selector === '#a' }],
  [{ kind: 'signed-in' }, { signedIn: true }],
  [{ kind: 'solved', key: 'a' }, { isSolved: (key) => key === 'a' }],
  [{ kind: 'code-solved', key: 'a', status: 1 }, { codeStatus: () => 1 }],
  [{ kind: 'code-solved', key: 'a', status: 1 }, { codeStatus: () => 2 }],
])('%o ends its step once it has come to pass, and no sooner', (end, changes) => {
  expect(isDone(end, nothing)).toBe(false)
  expect(isDone(end, { ...nothing, ...changes })).toBe(true)
})

test('a step that waits for signing out ends when nobody is signed in', () => {
  expect(isDone({ kind: 'signed-out' }, { ...nothing, signedIn: true })).toBe(false)
  expect(isDone({ kind: 'signed-out' }, nothing)).toBe(true)
})

test('an empty field is no typing, and another word is not the one that was asked for', () => {
  expect(isDone({ kind: 'typed-any', selector: '#a' }, { ...nothing, textIn: () => '' })).toBe(false)
  expect(isDone({ kind: 'typed', selector: '#a', value: 'b' }, { ...nothing, textIn: () => 'bc' })).toBe(false)
})

test('the right fix takes more than the right lines', () => {
  expect(isDone({ kind: 'code-solved', key: 'a', status: 2 }, { ...nothing, codeStatus: () => 1 })).toBe(false)
})

test.each([
  ['faster', 500],
  ['fast', 750],
  ['normal', 1000],
  ['slow', 1250],
  ['slower', 1500],
] as const)('a hint of a second that is played %s lasts %i ms', (speed, milliseconds) => {
  const at = (elapsed: number) =>
    isDone({ kind: 'wait', milliseconds: 1000 }, { ...nothing, elapsed, pace: PACE[speed] })
  expect(at(milliseconds - 1)).toBe(false)
  expect(at(milliseconds)).toBe(true)
})

test('what is solved ahead of its step leads to the one behind it, and over the end of a tutorial that ends with it', () => {
  const wait = { doneWhen: { kind: 'wait', milliseconds: 1000 } } as const
  const typed = { doneWhen: { kind: 'typed-any', selector: '#a' } } as const
  const solved = { doneWhen: { kind: 'solved', key: 'a' } } as const
  const after = (...steps: Parameters<typeof stepAfterSolves>[0]) =>
    stepAfterSolves(steps, { ...nothing, isSolved: (key) => key === 'a' })
  expect(after(wait, typed, solved, wait)).toBe(3)
  expect(after(wait, typed, solved)).toBe(3)
  expect(after(wait, { doneWhen: { kind: 'solved', key: 'b' } }, wait)).toBe(0)
  expect(stepAfterSolves([wait, typed, solved, wait], nothing)).toBe(0)
})

test('lines that are found ahead lead to the fixes, and the right fix to what is behind both', () => {
  const found = { doneWhen: { kind: 'code-solved', key: 'a', status: 1 } } as const
  const fixed = { doneWhen: { kind: 'code-solved', key: 'a', status: 2 } } as const
  const wait = { doneWhen: { kind: 'wait', milliseconds: 1000 } } as const
  const after = (status: 0 | 1 | 2) =>
    stepAfterSolves([wait, found, fixed, wait], { ...nothing, codeStatus: () => status })
  expect([after(0), after(1), after(2)]).toEqual([0, 2, 3])
})
