import { innerDoorOpened } from '@fruit/shop/machine/facts'
import { fetchPicture } from '@fruit/shop/profile/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { postForm } from '../../support/form-calls.ts'
import { createMember } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'
import { flaw } from '../../support/unchecked-picture.ts'

const INTERNAL_URL = '/solve/challenges/server-side?key=tRy_H4rd3r_n0thIng_iS_Imp0ssibl3'

const facts = listenTo(innerDoorOpened)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

const createVulnerableLearner = () => flawedLearner(testApp, [fetchPicture, flaw])
const opened = (learner: ReturnType<typeof createVulnerableLearner>) =>
  facts.heardFrom(learner).flatMap(({ fact, data }) => (fact === innerDoorOpened.name ? [data] : []))

describe('the internal URL of the server-side request challenge', () => {
  it('accepts the picture fetcher and records it', async () => {
    const learner = createVulnerableLearner()
    const { client } = await createMember(learner)
    expect(
      (await postForm(client, '/profile/image/url', { imageUrl: `http://localhost:3000${INTERNAL_URL}` })).status,
    ).toBe(302)
    expect(opened(learner)).toEqual([{ program: 'picture' }])
  })

  it('accepts it in its own world only', async () => {
    const [one, other] = [createVulnerableLearner(), createVulnerableLearner()]
    const [{ client }, neighbour] = [await createMember(one), await createMember(other)]
    await Promise.all([
      postForm(client, '/profile/image/url', { imageUrl: `http://localhost:3000${INTERNAL_URL}` }),
      postForm(neighbour.client, '/profile/image/url', { imageUrl: 'http://localhost:3000/ftp/legal.md' }),
    ])
    expect(opened(one)).toHaveLength(1)
    expect(opened(other)).toEqual([])
  })

  it.each([
    ['no special header', {}],
    ['a forged ticket', { 'fruit-inside-visit': 'a'.repeat(64) }],
    ['a forged loopback address', { 'x-forwarded-for': '127.0.0.1', 'true-client-ip': '127.0.0.1' }],
    ['the host name of the machine', { host: 'orchard.internal' }],
    ['the program’s name', { program: 'picture', 'user-agent': 'picture' }],
  ])("returns the shop's page to a visitor who sends %s", async (_title, headers) => {
    const learner = createVulnerableLearner()
    // Tests have no built page, so the response is the error for an unexpected path.
    expect((await learner.client().get(INTERNAL_URL, { headers })).text).toContain('Unexpected path')
    expect(opened(learner)).toEqual([])
  })

  it.each([
    ['a port of the host', 'http://localhost:22'],
    ['another world by a header in the address', 'http://localhost:3000/%0d%0afruit-inside-visit:%20x'],
    ['the host by a Docker name', 'http://host.docker.internal'],
    ['a file URL', 'file:///etc/passwd?'],
    ['a Unix socket', 'http://unix:/var/run/docker.sock:'],
    ['an Internet site', 'http://example.com'],
    ['a DNS name for the loopback address', 'http://127.0.0.1.nip.io:3000'],
    ['the picture fetcher itself', 'http://localhost:3000/profile/image/url?imageUrl='],
  ])('rejects a picture fetched from %s', async (_title, base) => {
    const learner = createVulnerableLearner()
    const { client } = await createMember(learner)
    expect((await postForm(client, '/profile/image/url', { imageUrl: `${base}${INTERNAL_URL}` })).status).toBe(302)
    expect(opened(learner)).toEqual([])
  })
})
