import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ pageEditor: 'http://{host}:3999' })
})
afterAll(() => testApp.close())

/** The address of the editor of pages where the shop tells of it, to somebody who reached it by these headers. */
async function told(headers: Readonly<Record<string, string>>): Promise<(string | undefined)[]> {
  const client = testApp.learner().client()
  const { config } = (await client.get('/rest/admin/application-configuration', { headers })).json()
  const { data } = (await client.get('/api/Challenges?key=csrfChallenge', { headers })).json()
  return [config.challenges.overwriteUrlForCsrfChallenge, /<code>(http[^<]*)<\/code>/.exec(data[0].description)?.[1]]
}

describe('the site on which players write pages', () => {
  it.each([
    [{ host: 'localhost:3000' }, 'localhost'],
    [{ host: '127.0.0.1:3000' }, '127.0.0.1'],
    [{ host: '[::1]:3000' }, '[::1]'],
    [{ host: 'inside:3000', 'x-forwarded-host': 'juice.example.org' }, 'juice.example.org'],
    [{ host: 'JUICE.example.org' }, 'juice.example.org'],
    // Nobody gets markup into a task by the name of a host.
    [{ host: '<b>' }, 'localhost'],
    [{ 'x-forwarded-host': '"><script>' }, 'localhost'],
  ])('has the name of the host that was asked for: %j', async (headers, name) => {
    expect(await told(headers)).toEqual([`http://${name}:3999`, `http://${name}:3999`])
  })
})
