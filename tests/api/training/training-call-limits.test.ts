import { judgeOwnFix, replayAttack } from '@fruit/contracts/calls/coding'
import { readWalkthrough } from '@fruit/contracts/calls/walkthroughs'
import { tellVisitorsApart } from '@fruit/shop/visitors/seams'
import type { Client, ClientResponse } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** A learner in a shop whose flaw identifies visitors by a header that they choose. */
const forger = () =>
  flawedLearner(testApp, [
    tellVisitorsApart,
    (address: string, headers: Record<string, string>) => String(headers['x-forwarded-for'] ?? address),
  ])

let forged = 0
function send(client: Client, method: 'GET' | 'POST', url: string): Promise<ClientResponse> {
  const headers = { 'x-forwarded-for': `10.0.0.${forged++}` }
  return method === 'GET' ? client.get(url, { headers }) : client.post(url, { code: '' }, { headers })
}

describe('rate limits of the training layer', () => {
  it.each([judgeOwnFix, replayAttack, readWalkthrough])(
    'counts $path per world, regardless of flaws of the shop',
    async (call) => {
      const { max } = call.limit
      const url = call.path.replace(':key', 'loginAdminChallenge')
      const client = forger().client()
      for (let i = 0; i < max; i++) {
        const { status, headers } = await send(client, call.method, url)
        expect(status).toBe(403)
        expect(headers['x-ratelimit-remaining']).toBe(String(max - i - 1))
      }
      expect((await send(client, call.method, url)).status).toBe(429)
      expect((await send(forger().client(), call.method, url)).status).toBe(403)
    },
  )

  it('keeps counting after a reset of the shop', async () => {
    const client = forger().client()
    const url = judgeOwnFix.path.replace(':key', 'loginAdminChallenge')
    for (let i = 0; i < judgeOwnFix.limit.max; i++) await send(client, 'POST', url)
    expect((await client.post('/rest/training/reset', { what: 'shop' })).status).toBe(200)
    expect((await send(client, 'POST', url)).status).toBe(429)
  })
})
