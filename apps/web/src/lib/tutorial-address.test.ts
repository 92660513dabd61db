import { expect, test } from 'vitest'
import { askedTutorial, tutorialAddress, withoutTutorial } from './tutorial-address.ts'

const asked = (address: string) => {
  const { pathname, search } = new URL(address, 'http://fruit.test')
  return askedTutorial({ pathname, search })
}

test('the address of a tutorial asks for it', () => {
  expect(asked(tutorialAddress('Score Board & more'))).toBe('Score Board & more')
})

test.each([
  ['/hacking-instructor?challenge=DOM%20XSS', 'DOM XSS'],
  ['/search?q=apple&challenge=DOM%20XSS', 'DOM XSS'],
  ['/?challenge=DOM+XSS', 'DOM XSS'],
  ['/search?q=apple', null],
  ['/search?challenge=', null],
  // There it scrolls to the challenge.
  ['/score-board?challenge=DOM%20XSS', null],
])('%s asks for %s', (address, challenge) => {
  expect(asked(address)).toBe(challenge)
})

test('what else an address says stays when the tutorial began', () => {
  expect(withoutTutorial('?q=apple&challenge=DOM%20XSS')).toBe('/search?q=apple')
  expect(withoutTutorial('?challenge=DOM%20XSS')).toBe('/search')
})
