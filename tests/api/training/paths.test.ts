import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { definePath, type Path, type PathEntry, type Question } from '@fruit/challenge-kit/path'
import * as contracts from '@fruit/contracts/calls/paths'
import { resetTraining } from '@fruit/contracts/calls/progress'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const question = (name: string, right: number): Question => ({
  name,
  text: `${name}?`,
  answers: [1, 2, 3].map((number) => ({ text: `${number}`, isRight: number === right, reason: `since ${number}` })),
})

const path = (id: string, facts: Partial<Path>): PathEntry => ({
  id,
  path: definePath({ name: id, order: 1, kind: 'family', prerequisites: [], challenges: [], ...facts }),
  title: () => id,
  goal: () => 'To <em>get</em> there.',
  loadLesson: async () => ({
    text: '<p>So it goes.</p>',
    picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    questions: [question('first', 2), question('second', 1), question('third', 3)],
  }),
})

const catalogue = {
  ...testCatalogue(
    testChallenge({ id: 1, key: 'easyChallenge', name: 'Easy', difficulty: 1 }),
    testChallenge({ id: 2, key: 'hardChallenge', name: 'Hard', difficulty: 4 }),
    testChallenge({ id: 3, key: 'otherChallenge', name: 'Other', difficulty: 3 }),
  ),
  paths: [
    path('orchard', { kind: 'start', challenges: ['hardChallenge', 'laterChallenge', 'otherChallenge'] }),
    path('garden', { prerequisites: ['orchard'], challenges: ['easyChallenge'] }),
    path('desert', { challenges: ['laterChallenge'] }),
  ],
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue })
})
afterAll(() => testApp.close())

const PATHS = '/rest/training/paths'

async function answer(client: Client, name: string, number: number, id = 'orchard') {
  const response = await client.post(`${PATHS}/${id}/questions/${name}`, { answer: number })
  expectMatchesContract(contracts.answerQuestion, response)
  return response
}

async function pageOf(client: Client, id = 'orchard'): Promise<contracts.PathPage> {
  const response = await client.get(`${PATHS}/${id}`)
  expectMatchesContract(contracts.getPath, response)
  return response.json()
}

async function choose(client: Client, id: string | null) {
  const response = await client.put('/rest/training/next', { path: id })
  expectMatchesContract(contracts.choosePath, response)
  return response
}

async function next(client: Client): Promise<contracts.NextSteps> {
  const response = await client.get('/rest/training/next')
  expectMatchesContract(contracts.getNextChallenge, response)
  return response.json()
}

it('GET /rest/training/paths lists the paths that have a challenge, with the time they take', async () => {
  const response = await testApp.learner().client().get(PATHS)
  expectMatchesContract(contracts.listPaths, response)
  expect(response.json().paths).toMatchObject([
    { id: 'orchard', kind: 'start', minutes: 65, solved: 0, challenges: 2, answered: 0, questions: 3, isChosen: false },
    { id: 'garden', minutes: 15, challenges: 1 },
  ])
})

it('GET /rest/training/paths/:id returns lesson, picture, ordered challenges and prerequisites', async () => {
  const client = testApp.learner().client()
  const orchard = await pageOf(client)
  expect(orchard.list.map(({ key }) => key)).toEqual(['hardChallenge', 'otherChallenge'])
  expect([orchard.lesson, orchard.picture]).toEqual(['<p>So it goes.</p>', expect.stringContaining('<svg')])
  expect((await pageOf(client, 'garden')).prerequisites.map(({ id }) => id)).toEqual(['orchard'])
  for (const unknown of ['desert', 'toString']) {
    const response = await client.get(`${PATHS}/${unknown}`)
    expectMatchesContract(contracts.getPath, response)
    expect(response.status).toBe(404)
  }
})

it('GET /rest/training/next follows the chosen path', async () => {
  const client = testApp.learner().client()
  expect(await next(client)).toMatchObject({ next: { key: 'easyChallenge' }, path: null })
  expect((await choose(client, 'orchard')).json()).toEqual(await next(client))
  expect(await next(client)).toMatchObject({ next: { key: 'hardChallenge' }, path: { id: 'orchard', isChosen: true } })
  const proposed = (await client.get('/rest/training/challenges/otherChallenge')).json().next
  expect(proposed[0].key).toBe('hardChallenge')
  await client.get('/ftp/legal.md')
  expect(await next(client)).toMatchObject({ next: null, path: { id: 'orchard', solved: 2 } })
  await choose(client, null)
  expect((await next(client)).path).toBeNull()
  expect((await choose(client, 'desert')).status).toBe(404)
  expect((await client.put('/rest/training/next', {})).status).toBe(400)
})

it('a quiz reveals right answers and reasons only after an answer, and allows more after a wrong one', async () => {
  const learner = testApp.learner()
  const client = learner.client()
  const told = (question: contracts.PathQuestion) =>
    question.answers.map(({ isGiven, isRight, reason }) => [isGiven, isRight, reason])
  const untold = [false, null, null]
  expect(told((await pageOf(client)).quiz[0]!)).toEqual([untold, untold, untold])
  expect(told((await answer(client, 'first', 3)).json())).toEqual([untold, untold, [true, false, 'since 3']])
  expect((await pageOf(client)).answered).toBe(0)
  const right = (await answer(client, 'first', 2)).json()
  expect(right.isAnswered).toBe(true)
  expect(told(right)).toEqual([
    [false, false, 'since 1'],
    [true, true, 'since 2'],
    [true, false, 'since 3'],
  ])
  await answer(client, 'first', 1)
  const page = await pageOf(client)
  expect([page.answered, page.quiz.map(({ isAnswered }) => isAnswered)]).toEqual([1, [true, false, false]])
  expect((await pageOf(client, 'garden')).answered).toBe(0)
  expect(await learner.solved()).toEqual([])
})

it('quizzes and paths reject unknown answers and requests from other sites', async () => {
  const client = testApp.learner().client()
  expect((await answer(client, 'first', 4)).status).toBe(400)
  expect((await answer(client, 'first', 0.5)).status).toBe(400)
  expect((await answer(client, 'none', 1)).status).toBe(404)
  expect((await answer(client, 'first', 1, 'desert')).status).toBe(404)
  const foreign = { headers: { 'sec-fetch-site': 'cross-site', accept: 'application/json' } }
  expect((await client.post(`${PATHS}/orchard/questions/first`, { answer: 2 }, foreign)).status).toBe(403)
  expect((await client.put('/rest/training/next', { path: 'orchard' }, foreign)).status).toBe(403)
  expect(await next(client)).toMatchObject({ path: null })
  expect((await pageOf(client)).answered).toBe(0)
})

it('answers and path survive resets of shop and challenge; a reset of all progress removes answers and can be undone', async () => {
  const client = testApp.learner().client()
  await choose(client, 'garden')
  await answer(client, 'third', 3, 'garden')
  const answered = async () => (await pageOf(client, 'garden')).answered
  const reset = async (body: object) =>
    expectMatchesContract(resetTraining, await client.post('/rest/training/reset', body))
  await reset({ what: 'shop' })
  await reset({ what: 'challenge', key: 'easyChallenge' })
  expect(await answered()).toBe(1)
  await reset({ what: 'progress' })
  expect([await answered(), (await next(client)).path?.id]).toEqual([0, 'garden'])
  await client.post('/rest/training/undo')
  expect(await answered()).toBe(1)
})

it('given answers are listed for a backup, and known ones are restored', async () => {
  const client = testApp.learner().client()
  const given = async () => (await client.get(PATHS)).json().given
  expect(await given()).toEqual({})
  await answer(client, 'third', 3)
  await answer(client, 'first', 3)
  await answer(client, 'first', 2)
  expect(await given()).toEqual({ orchard: { first: [2, 3], third: [3] } })

  const other = testApp.learner().client()
  const restored = await other.put(PATHS, {
    given: {
      ...{ orchard: { first: [3, 2, 4], second: [2], none: [1], toString: [1] } },
      ...{ desert: { first: [1] }, constructor: { first: [1] } },
    },
  })
  expectMatchesContract(contracts.restoreAnswers, restored)
  expect(restored.json()).toEqual({ given: { orchard: { first: [2, 3], second: [2] } } })
  expect((await pageOf(other)).quiz.map(({ isAnswered }) => isAnswered)).toEqual([true, false, false])
  for (const wrong of [{}, { given: { orchard: [1] } }, { given: { orchard: { first: [0] } } }]) {
    const response = await other.put(PATHS, wrong)
    expectMatchesContract(contracts.restoreAnswers, response)
    expect(response.status).toBe(400)
  }
})

it('answers and path survive a restart, and the configured path applies until the player chooses', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-'))
  const { configuration } = testApp.learner().inside((world) => world)
  const opened = (learningPath: string) =>
    openTestApp({
      catalogue,
      dataFolder,
      naming: { kind: 'one', id: 'home' },
      configuration: { ...configuration, challenges: { ...configuration.challenges, learningPath } },
    })
  try {
    const unassigned = await opened('nowhere')
    expect(unassigned.reports).toContainEqual(expect.stringMatching(/learningPath.*nowhere.*orchard, garden/))
    expect((await next(unassigned.learner().client())).path).toBeNull()
    await unassigned.close()
    const before = await opened('garden')
    expect(await next(before.learner().client())).toMatchObject({ path: { id: 'garden', isChosen: true } })
    await choose(before.learner().client(), 'orchard')
    await answer(before.learner().client(), 'second', 1)
    await before.close()
    const after = await opened('garden')
    const client = after.learner().client()
    expect([(await next(client)).path?.id, (await pageOf(client)).answered]).toEqual(['orchard', 1])
    await choose(client, null)
    expect((await next(client)).path).toBeNull()
    await after.close()
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
