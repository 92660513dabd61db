import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OwnSolve } from '@fruit/training/events/event-channel'
import { afterEach, describe, expect, it } from 'vitest'
import { SolutionWebhook, webhookAddress } from './solution-webhook.ts'

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
/** However busy the machine is, what can be sent is sent by then. */
const PATIENCE_MS = 60_000
const issuer = { appName: 'Forbidden Fruit', config: 'default', version: '1.2.3' }

describe('the webhook', () => {
  it('posts a solve in the shape that event hosts read', async () => {
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
    const webhook = new SolutionWebhook(address, issuer, () => {}, PATIENCE_MS)
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

  it('reports a listener that refuses or is not there, once for each solve, and goes on', async () => {
    const reports: string[] = []
    const refusing = await listener((_request, response) => response.writeHead(500).end())
    const webhook = new SolutionWebhook(refusing, issuer, (line) => reports.push(line), PATIENCE_MS)
    webhook.send(solve('oneChallenge'))
    webhook.send(solve('twoChallenge'))
    await webhook.close()
    const gone = new SolutionWebhook('http://127.0.0.1:9/', issuer, (line) => reports.push(line), PATIENCE_MS)
    gone.send(solve('threeChallenge'))
    await gone.close()
    expect(reports).toEqual([
      'webhook: oneChallenge was not taken: it answered 500',
      'webhook: twoChallenge was not taken: it answered 500',
      expect.stringMatching(/^webhook: threeChallenge was not taken: /),
    ])
  })

  it('keeps nobody waiting for a listener that never answers', async () => {
    const reports: string[] = []
    const webhook = new SolutionWebhook(await listener(() => {}), issuer, (line) => reports.push(line))
    expect(webhook.send(solve('oneChallenge'))).toBeUndefined()
    await webhook.close()
    // Whoever waited until the listener's time is over would find that reported.
    expect(reports).toEqual([])
  })
})

describe('the address of the webhook', () => {
  it('is nowhere unless it is set', () => {
    expect(webhookAddress({})).toBeNull()
    expect(webhookAddress({ SOLUTIONS_WEBHOOK: '' })).toBeNull()
    expect(webhookAddress({ SOLUTIONS_WEBHOOK: 'https://host.test/hook' })).toBe('https://host.test/hook')
  })

  it.each(['host.test/hook', 'ftp://host.test', 'javascript:1'])('must be one that can be posted to: %s', (address) => {
    expect(() => webhookAddress({ SOLUTIONS_WEBHOOK: address })).toThrow(/SOLUTIONS_WEBHOOK[\s\S]*http/)
  })
})
