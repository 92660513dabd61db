import type { StepCondition } from '@fruit/contracts/calls/tutorials'
import { expect, test } from 'vitest'
import { isDone, PACE_FACTORS, stepAfterSolves, type TutorialState } from './tutorial-end.ts'

const nothing: TutorialState = {
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

test.each<[StepCondition, Partial<TutorialState>]>([
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
])('ends a step with %o only when the condition is true', (end, changes) => {
  expect(isDone(end, nothing)).toBe(false)
  expect(isDone(end, { ...nothing, ...changes })).toBe(true)
})

test('ends a step that waits for a logout when no customer is logged in', () => {
  expect(isDone({ kind: 'signed-out' }, { ...nothing, signedIn: true })).toBe(false)
  expect(isDone({ kind: 'signed-out' }, nothing)).toBe(true)
})

test('ignores an empty field and a text that differs from the expected one', () => {
  expect(isDone({ kind: 'typed-any', selector: '#a' }, { ...nothing, textIn: () => '' })).toBe(false)
  expect(isDone({ kind: 'typed', selector: '#a', value: 'b' }, { ...nothing, textIn: () => 'bc' })).toBe(false)
})

test('requires the correct fix, not only the correct lines', () => {
  expect(isDone({ kind: 'code-solved', key: 'a', status: 2 }, { ...nothing, codeStatus: () => 1 })).toBe(false)
})

test.each([
  ['faster', 500],
  ['fast', 750],
  ['normal', 1000],
  ['slow', 1250],
  ['slower', 1500],
] as const)('at speed %s, shows a hint of one second for %i ms', (speed, milliseconds) => {
  const at = (elapsed: number) =>
    isDone({ kind: 'wait', milliseconds: 1000 }, { ...nothing, elapsed, pace: PACE_FACTORS[speed] })
  expect(at(milliseconds - 1)).toBe(false)
  expect(at(milliseconds)).toBe(true)
})

test('continues after the last solved step, and ends the tutorial if that is its last step', () => {
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

test('continues with the fixes after the lines are found, and after both when the fix is chosen', () => {
  const found = { doneWhen: { kind: 'code-solved', key: 'a', status: 1 } } as const
  const fixed = { doneWhen: { kind: 'code-solved', key: 'a', status: 2 } } as const
  const wait = { doneWhen: { kind: 'wait', milliseconds: 1000 } } as const
  const after = (status: 0 | 1 | 2) =>
    stepAfterSolves([wait, found, fixed, wait], { ...nothing, codeStatus: () => status })
  expect([after(0), after(1), after(2)]).toEqual([0, 2, 3])
})
