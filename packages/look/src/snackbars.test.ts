import { expect, test } from 'vitest'
import { Snackbars } from './snackbars.ts'

test('shows at most three messages, and removes the oldest first', () => {
  const snackbars = new Snackbars()
  for (const text of ['a', 'b', 'c', 'd']) snackbars.show('confirmation', text)
  expect(snackbars.state.map(({ text }) => text)).toEqual(['b', 'c', 'd'])
})

test('closes one message and keeps the others', () => {
  const snackbars = new Snackbars()
  snackbars.show('error', 'one')
  snackbars.show('error', 'other')
  snackbars.close(snackbars.state[0]!.id)
  expect(snackbars.state).toHaveLength(1)
})

test('combines equal messages with a count, and offers the latest action', () => {
  const snackbars = new Snackbars()
  const undo = { text: 'undo', run: () => {} }
  snackbars.show('confirmation', 'same')
  snackbars.show('confirmation', 'other')
  snackbars.show('error', 'same')
  snackbars.show('confirmation', 'same', undo)
  expect(snackbars.state.map(({ kind, text, count, action }) => [kind, text, count, action])).toEqual([
    ['confirmation', 'other', 1, null],
    ['error', 'same', 1, null],
    ['confirmation', 'same', 2, undo],
  ])
})
