import { expect, test } from 'vitest'
import { Snackbars } from './snackbars.ts'

test('no more than three messages are shown: the oldest goes first', () => {
  const snackbars = new Snackbars()
  for (const text of ['a', 'b', 'c', 'd']) snackbars.show('confirmation', text)
  expect(snackbars.state.map(({ text }) => text)).toEqual(['b', 'c', 'd'])
})

test('closing a message leaves the others', () => {
  const snackbars = new Snackbars()
  snackbars.show('error', 'one')
  snackbars.show('error', 'other')
  snackbars.close(snackbars.state[0]!.id)
  expect(snackbars.state).toHaveLength(1)
})

test('what says the same is one message that counts; the latest of its actions is offered', () => {
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
