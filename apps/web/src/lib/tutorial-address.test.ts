import { expect, test } from 'vitest'
import { requestedTutorial, tutorialAddress, withoutTutorial } from './tutorial-address.ts'

const asked = (address: string) => {
  const { pathname, search } = new URL(address, 'http://fruit.test')
  return requestedTutorial({ pathname, search })
}

test('reads the challenge back from the address of its tutorial', () => {
  expect(asked(tutorialAddress('Score Board & more'))).toBe('Score Board & more')
})

test.each([
  ['/hacking-instructor?challenge=DOM%20XSS', 'DOM XSS'],
  ['/search?q=apple&challenge=DOM%20XSS', 'DOM XSS'],
  ['/?challenge=DOM+XSS', 'DOM XSS'],
  ['/search?q=apple', null],
  ['/search?challenge=', null],
  // There, it scrolls to the challenge.
  ['/score-board?challenge=DOM%20XSS', null],
])('reads the tutorial of %s as %s', (address, challenge) => {
  expect(asked(address)).toBe(challenge)
})

test('removes only the tutorial from the address', () => {
  expect(withoutTutorial('?q=apple&challenge=DOM%20XSS')).toBe('/search?q=apple')
  expect(withoutTutorial('?challenge=DOM%20XSS')).toBe('/search')
})
