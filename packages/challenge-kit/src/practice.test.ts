import { expect, it } from 'vitest'
import { partsOfPractice, practiceProblems } from './practice.ts'

const PRACTICE = `## impact

The night watch sleeps.

## incidents

- 1999, a barn: [the gazette](https://gazette.example/barn) says so.

## question

Who shut the door?

## answer

Nobody.
`

it('splits practice into parts by headings', () => {
  expect(partsOfPractice(PRACTICE)).toEqual({
    impact: 'The night watch sleeps.',
    incidents: '- 1999, a barn: [the gazette](https://gazette.example/barn) says so.',
    tools: '',
    question: 'Who shut the door?',
    answer: 'Nobody.',
  })
  expect(practiceProblems(PRACTICE)).toEqual([])
  expect(practiceProblems('')).toEqual([])
})

it.each([
  ['an unknown part', '## impacts\n\nX.\n', /not known/],
  ['an incident without a year', '## incidents\n\n- A barn [burnt](https://gazette.example/).\n', /when and where/],
  ['an incident without an address', '## incidents\n\n- 1999, a barn burnt.\n', /when and where/],
  ['a question without an answer', '## question\n\nWhy?\n', /without an answer/],
  ['an impact in two paragraphs', '## impact\n\nOne.\n\nTwo.\n', /One sentence/],
])('reports %s', (_what, markdown, problem) => {
  expect(practiceProblems(markdown)).toEqual([expect.stringMatching(problem)])
})
