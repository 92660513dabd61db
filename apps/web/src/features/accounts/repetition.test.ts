import { expect, test } from 'vitest'
import { Repetition } from './repetition.ts'

test('accepts a repetition that once was equal until it is changed itself', () => {
  const repetition = new Repetition()
  expect(repetition.accepts('ripe', 'rip')).toBe(false)
  expect(repetition.accepts('rip', 'rip')).toBe(true)
  expect(repetition.accepts('ripe', 'rip')).toBe(true)
  expect(repetition.accepts('ripe', 'ri')).toBe(false)
  expect(repetition.accepts('ripe', 'ripe')).toBe(true)
})
