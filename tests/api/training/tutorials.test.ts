import { defineTutorial } from '@fruit/challenge-kit/tutorial'
import { getTutorial } from '@fruit/contracts/calls/tutorials'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

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

describe('GET /rest/training/tutorials/:challenge', () => {
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

  it.each(['guidedChallenge', 'Guided'])('accepts the key and the name of a challenge: %s', async (challenge) => {
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

  it("returns texts in the visitor's language", async () => {
    expect((await tutorial('Guided', { cookie: 'language=de_DE' })).steps[0]!.text).toBe('Tippen.')
  })

  it('returns no steps for a challenge without a tutorial', async () => {
    expect(await tutorial('aloneChallenge')).toEqual({ key: 'aloneChallenge', name: 'Alone', steps: [] })
  })

  it('returns 404 for an unknown challenge', async () => {
    const answer = await testApp.app.server.inject({
      url: '/rest/training/tutorials/nothing',
      headers: { accept: 'application/json' },
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('There is no challenge with this key or name')
  })
})
