import { expect, test } from 'vitest'
import { Snackbars } from './snackbars.ts'

test('no more than three messages are shown: the oldest goes first', () => {
  const snackbars = new Snackbars()
  for (const text of ['a', 'b', 'c', 'd']) snackbars.show('confirmation', text)
  expect(snackbars.state.map(({ text }) => text)).toEqual(['b', 'c', 'd'])
})

test('closing a message leaves the others', () => {
  const snackbars = new Snackbars()
  snackbars.show('error', 'same')
  snackbars.show('error', 'same')
  snackbars.close(snackbars.state[0]!.id)
  expect(snackbars.state).toHaveLength(1)
})
