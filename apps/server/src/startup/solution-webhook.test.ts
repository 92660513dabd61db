import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OwnSolve } from '@fruit/training/events/event-channel'
import { afterEach, describe, expect, it } from 'vitest'
import { openWebhook, webhookAddress } from './solution-webhook.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listener(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/team/red/webhook`
}

const solve = (key: string): OwnSolve => ({
  notification: {
    key,
    name: 'Some',
    challenge: 'Some (task)',
    flag: 'f'.repeat(40),
    hidden: false,
    isRestore: false,
    codingChallenge: false,
  },
  solvedAt: Date.parse('2026-02-03T04:05:06.007Z'),
  hintsAvailable: 3,
  hintsUnlocked: 1,
  cheatScore: 0.25,
  totalCheatScore: 0.125,
})
/** Long enough on a busy machine. */
const CLOSE_TIMEOUT_MS = 60_000
const issuer = { appName: 'Forbidden Fruit', config: 'default', version: '1.2.3' }

describe('openWebhook', () => {
  it('posts a solve in the format that event platforms read', async () => {
    const heard: { request: IncomingMessage; body: string }[] = []
    const address = await listener((request, response) => {
      let body = ''
      request.on('data', (part) => {
        body += part
      })
      request.on('end', () => {
        heard.push({ request, body })
        response.end('thanks')
      })
    })
    const webhook = openWebhook(address, issuer, () => {}, CLOSE_TIMEOUT_MS)
    webhook.send(solve('oneChallenge'))
    webhook.send(solve('twoChallenge'))
    await webhook.close()
    expect(heard.map(({ body }) => JSON.parse(body).solution.challenge)).toEqual(['oneChallenge', 'twoChallenge'])
    expect(heard[0]!.request).toMatchObject({ method: 'POST', url: '/team/red/webhook' })
    expect(heard[0]!.request.headers['content-type']).toBe('application/json')
    expect(JSON.parse(heard[0]!.body)).toEqual({
      solution: {
        challenge: 'oneChallenge',
        hintsAvailable: 3,
        hintsUnlocked: 1,
        cheatScore: 0.25,
        totalCheatScore: 0.125,
        issuedOn: '2026-02-03T04:05:06.007Z',
      },
      ctfFlag: 'f'.repeat(40),
      issuer: { hostName: expect.any(String), os: expect.stringMatching(/^.+ \(.+\)$/), ...issuer },
    })
  })

  it('reports a failing or unreachable receiver once per solve, and continues', async () => {
    const reports: string[] = []
    const refusing = await listener((_request, response) => response.writeHead(500).end())
    const webhook = openWebhook(refusing, issuer, (line) => reports.push(line), CLOSE_TIMEOUT_MS)
    webhook.send(solve('oneChallenge'))
    webhook.send(solve('twoChallenge'))
    await webhook.close()
    const gone = openWebhook('http://127.0.0.1:9/', issuer, (line) => reports.push(line), CLOSE_TIMEOUT_MS)
    gone.send(solve('threeChallenge'))
    await gone.close()
    expect(reports).toEqual([
      'webhook: oneChallenge was not delivered: status 500',
      'webhook: twoChallenge was not delivered: status 500',
      expect.stringMatching(/^webhook: threeChallenge was not delivered: /),
    ])
  })

  it('does not wait for a receiver that never responds', async () => {
    const reports: string[] = []
    const webhook = openWebhook(await listener(() => {}), issuer, (line) => reports.push(line))
    expect(webhook.send(solve('oneChallenge'))).toBeUndefined()
    await webhook.close()
    // A wait until the deadline would have caused a report.
    expect(reports).toEqual([])
  })
})

describe('webhookAddress', () => {
  it('returns null unless SOLUTIONS_WEBHOOK is set', () => {
    expect(webhookAddress({})).toBeNull()
    expect(webhookAddress({ SOLUTIONS_WEBHOOK: '' })).toBeNull()
    expect(webhookAddress({ SOLUTIONS_WEBHOOK: 'https://host.test/hook' })).toBe('https://host.test/hook')
  })

  it.each(['host.test/hook', 'ftp://host.test', 'javascript:1'])(
    'rejects anything but http and https URLs: %s',
    (address) => {
      expect(() => webhookAddress({ SOLUTIONS_WEBHOOK: address })).toThrow(/SOLUTIONS_WEBHOOK[\s\S]*http/)
    },
  )
})
