import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { Lesson, Path, PathEntry, Question } from '@fruit/challenge-kit/path'
import { expect, it } from 'vitest'
import { pathProblems } from './path-problems.ts'

const question = (name: string): Question => ({
  name,
  text: 'Why?',
  answers: [true, false, false].map((isRight) => ({ text: 'So.', isRight, reason: 'Because.' })),
})
const LESSON: Lesson = {
  text: '<p>Short.</p><ol><li>One.</li></ol>',
  picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  questions: ['a', 'b', 'c'].map(question),
}

const path = (id: string, facts: Partial<Path>, lesson: Partial<Lesson> = {}): PathEntry => ({
  id,
  path: { name: id, order: 1, kind: 'family', prerequisites: [], challenges: ['easy', 'hard'], ...facts },
  title: () => id,
  goal: () => 'To be there.',
  loadLesson: async () => ({ ...LESSON, ...lesson }),
})
const entry = (key: string, prerequisites: readonly string[] = []) =>
  ({ id: key, challenge: { key, prerequisites } }) as unknown as CatalogueEntry
const ENTRIES = [entry('easy'), entry('hard', ['easy'])]
const problemsOf = (...paths: PathEntry[]) => pathProblems(paths, ENTRIES)

it('reports no problems for a good path', async () => {
  expect(await problemsOf(path('one', {}))).toEqual([])
})

it('reports challenges in no family, in two, unknown, named twice, and before their prerequisites', async () => {
  expect(await problemsOf(path('one', { challenges: ['hard', 'easy', 'gone', 'gone'] }))).toEqual([
    expect.stringContaining('has hard before easy'),
    expect.stringContaining('gone, which is no challenge'),
    expect.stringContaining('names gone twice'),
    expect.stringContaining('gone, which is no challenge'),
  ])
  const start = path('start', { kind: 'start' })
  const twice = [path('one', {}), path('two', { order: 2, challenges: ['easy'] })]
  expect(await problemsOf(...twice)).toEqual([expect.stringContaining('easy is in one and two')])
  expect(await problemsOf(start)).toEqual([
    expect.stringContaining('easy is in no family path'),
    expect.stringContaining('hard is in no family path'),
  ])
})

it('reports prerequisites that come later, and gaps in the order', async () => {
  const problems = await problemsOf(
    path('one', { prerequisites: ['two'], challenges: ['easy'] }),
    path('two', { order: 3, challenges: ['hard'] }),
  )
  expect(problems).toEqual([
    expect.stringContaining('prerequisite two, which is no path before it'),
    expect.stringContaining('its order is 3'),
  ])
})

it.each<[string, Partial<Lesson>, string]>([
  ['too much text', { text: `<ol><li>${'word '.repeat(150)}</li></ol>` }, 'has 150 words'],
  ['no list', { text: '<p>Short.</p>' }, 'no numbered list'],
  ['no picture', { picture: '' }, 'picture.svg is missing'],
  ['text in its picture', { picture: '<svg ><text>Hello</text></svg>' }, 'only contain shapes'],
  ['two questions', { questions: ['a', 'b'].map(question) }, 'has 2 questions'],
  ['a question twice', { questions: ['a', 'b', 'a'].map(question) }, 'is a duplicate'],
  [
    'two right answers',
    {
      questions: [
        ...['a', 'b'].map(question),
        { ...question('c'), answers: [...question('c').answers, question('c').answers[0]!] },
      ],
    },
    'needs one right answer',
  ],
])('reports a lesson with %s', async (_what, lesson, problem) => {
  expect(await problemsOf(path('one', {}, lesson))).toEqual([expect.stringContaining(problem)])
})
