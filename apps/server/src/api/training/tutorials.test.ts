import { defineTutorial } from '@fruit/challenge-kit/tutorial'
import { getTutorial } from '@fruit/contracts/calls/tutorials'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue, testChallenge } from '../../testing/small-catalogue.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const steps = (text: string) =>
  defineTutorial({
    steps: [
      { text, anchor: '#email', route: '/login', doneWhen: { kind: 'typed-any', selector: '#email' } },
      { text: 'Done.', unskippable: true, doneWhen: { kind: 'solved', key: 'guidedChallenge' } },
    ],
  })

const catalogue = testCatalogue(
  {
    ...testChallenge({ key: 'guidedChallenge', name: 'Guided' }),
    tutorial: (language) => steps(language === 'de_DE' ? 'Tippen.' : 'Type.'),
  },
  testChallenge({ id: 2, key: 'aloneChallenge', name: 'Alone' }),
)

describe('a tutorial', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await openTestApp({ catalogue })
  })
  afterAll(() => testApp.close())
  const tutorial = async (challenge: string, headers: Record<string, string> = {}) => {
    const answer = await testApp.app.server.inject({ url: `/rest/training/tutorials/${challenge}`, headers })
    expect(answer.statusCode).toBe(200)
    return getTutorial.answers[200].parse(answer.json())
  }

  it.each(['guidedChallenge', 'Guided'])('is found by key and by name of its challenge: %s', async (challenge) => {
    expect(await tutorial(challenge)).toEqual({
      key: 'guidedChallenge',
      name: 'Guided',
      steps: [
        {
          text: 'Type.',
          anchor: '#email',
          route: '/login',
          unskippable: false,
          doneWhen: { kind: 'typed-any', selector: '#email' },
        },
        {
          text: 'Done.',
          anchor: null,
          route: null,
          unskippable: true,
          doneWhen: { kind: 'solved', key: 'guidedChallenge' },
        },
      ],
    })
  })

  it('speaks the language of the visitor', async () => {
    expect((await tutorial('Guided', { cookie: 'language=de_DE' })).steps[0]!.text).toBe('Tippen.')
  })

  it('has no steps where nobody wrote one', async () => {
    expect(await tutorial('aloneChallenge')).toEqual({ key: 'aloneChallenge', name: 'Alone', steps: [] })
  })

  it('is told apart from a challenge that does not exist', async () => {
    const answer = await testApp.app.server.inject({
      url: '/rest/training/tutorials/nothing',
      headers: { accept: 'application/json' },
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('There is no challenge with this key or name')
  })
})
