import { expect, it } from 'vitest'
import { containedTexts } from './contained-texts.ts'

it.each([
  ['ushers', ['he', 'she', 'his', 'hers', 'her', 'us', 'user'], ['he', 'she', 'hers', 'her', 'us']],
  ['aaaab', ['aaab', 'ab', 'b', 'aaaaa', 'ba'], ['aaab', 'ab', 'b']],
  ['größe', ['größe', 'öß', 'ß', 'o'], ['größe', 'öß', 'ß']],
  ['', ['', 'a'], ['']],
  ['abc', [], []],
])('finds in %j those of %j that it contains', (text, wanted, found) => {
  expect([...containedTexts(text, wanted)]).toEqual(found)
})

it('finds the same as a search for each text', () => {
  const text = Array.from({ length: 2000 }, (_, index) => 'abc'[(index * index + (index >> 3)) % 3]).join('')
  const wanted = Array.from({ length: 500 }, (_, index) => (index * 7919).toString(3).replace(/\d/g, (d) => 'abc'[+d]!))
  expect([...containedTexts(text, wanted)]).toEqual([...new Set(wanted)].filter((each) => text.includes(each)))
})
