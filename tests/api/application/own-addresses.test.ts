import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ pageEditor: 'http://{host}:3999' })
})
afterAll(() => testApp.close())

/** The page editor's address in two calls, for a client that reached the server with these headers. */
async function editorUrls(headers: Readonly<Record<string, string>>): Promise<(string | undefined)[]> {
  const client = testApp.learner().client()
  const { config } = (await client.get('/rest/admin/application-configuration', { headers })).json()
  const { data } = (await client.get('/api/Challenges?key=csrfChallenge', { headers })).json()
  return [config.challenges.overwriteUrlForCsrfChallenge, /<code>(http[^<]*)<\/code>/.exec(data[0].description)?.[1]]
}

describe('the address of the page editor', () => {
  it.each([
    [{ host: 'localhost:3000' }, 'localhost'],
    [{ host: '127.0.0.1:3000' }, '127.0.0.1'],
    [{ host: '[::1]:3000' }, '[::1]'],
    [{ host: 'inside:3000', 'x-forwarded-host': 'juice.example.org' }, 'juice.example.org'],
    [{ host: 'JUICE.example.org' }, 'juice.example.org'],
    // A Host header cannot inject markup into a task.
    [{ host: '<b>' }, 'localhost'],
    [{ 'x-forwarded-host': '"><script>' }, 'localhost'],
  ])('uses the requested host name: %j', async (headers, name) => {
    expect(await editorUrls(headers)).toEqual([`http://${name}:3999`, `http://${name}:3999`])
  })
})
