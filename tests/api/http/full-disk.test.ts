import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HostDisk, type WriteKind } from '@fruit/world/storage/host-disk'
import type { Client, ClientResponse } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FailingDisk } from '../../support/failing-disk.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const KINDS: readonly WriteKind[] = ['shop', 'files', 'progress', 'key', 'world', 'log']
const PASSWORD = 'a ripe password'
const PAGE = '/rest/products/search?q='

let folder: string
let disk: FailingDisk
let testApp: TestApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-full-'))
  disk = new FailingDisk(folder)
  testApp = await openTestApp({ dataFolder: folder, disk })
})
afterAll(async () => {
  await testApp.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Acts that each write something; an acknowledged write must be present later. */
function actsOf(client: Client) {
  const email = 'full@customer.test'
  const login = () => client.post('/rest/user/login', { email, password: PASSWORD })
  return {
    account: {
      act: () => client.post('/api/Users', { email, password: PASSWORD, passwordRepeat: PASSWORD }),
      isThere: async () => (await login()).status === 200,
    },
    solve: {
      act: () => client.post('/rest/user/login', { email: "' or 1=1--", password: 'x' }),
      isThere: async () =>
        (await client.get('/api/Challenges/?key=loginAdminChallenge')).text.includes('"solved":true'),
    },
    review: {
      act: () => client.put('/rest/products/1/reviews', { message: 'written on a full disk', author: 'somebody' }),
      isThere: async () => (await client.get('/rest/products/1/reviews')).text.includes('written on a full disk'),
    },
  }
}

const isAcknowledged = ({ status }: ClientResponse) => status < 300

describe.each(KINDS)('a disk that fails at the n-th write of kind %s', (kind) => {
  it('makes that request fail with 507, loses no acknowledged write and recovers', async () => {
    let failures = 0
    for (let n = 1; n < 60; n++) {
      disk.failAt(kind, n)
      const refused: ClientResponse[] = []
      const acknowledged: string[] = []
      let learner: ReturnType<TestApp['learner']> | undefined
      try {
        learner = testApp.learner()
      } catch (error) {
        expect(String(error)).toContain('disk')
      }
      if (learner) {
        const client = learner.client()
        for (const [name, { act }] of Object.entries(actsOf(client))) {
          const answer = await act()
          if (isAcknowledged(answer)) acknowledged.push(name)
          else refused.push(answer)
        }
        learner.inside(({ logs }) => logs.flush())
        testApp.app.backend.registry.close(learner.id)
      }
      const failed = disk.hasFailed()
      if (failed) failures++
      for (const { status, text } of refused) expect([status, text]).toEqual([507, expect.stringContaining('full')])
      // Failed log writes are dropped without an error.
      if (kind === 'log') expect(refused).toEqual([])
      if (learner) {
        const acts = actsOf(learner.client())
        for (const name of acknowledged) {
          const { isThere } = acts[name as keyof typeof acts]
          expect(await isThere(), `${name}, acknowledged, at write ${n} of kind ${kind}`).toBe(true)
        }
        // The disk has space again.
        for (const [name, { act }] of Object.entries(acts))
          if (!acknowledged.includes(name)) expect((await act()).status, name).toBeLessThan(300)
      }
      if (!failed) break
    }
    expect(failures).toBeGreaterThan(0)
  })
})

/** A disk whose free space the test sets. */
class MeasuredDisk extends HostDisk {
  room = Number.POSITIVE_INFINITY
  protected override freeBytes(): number {
    return this.room
  }
}

describe('a disk that fills up', () => {
  it('stops logs first, then new worlds, while existing worlds continue', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-full-'))
    const reports: string[] = []
    const measured = new MeasuredDisk(dataFolder, {
      reserve: 1000,
      checkIntervalMs: 0,
      report: (line) => reports.push(line),
    })
    const app = await openTestApp({ dataFolder, disk: measured })
    try {
      const learner = app.learner()
      const client = learner.client()
      const logsOf = () => learner.inside(({ logs }) => logs.list().reduce((sum, { size }) => sum + size, 0))
      await client.get(PAGE)
      const before = logsOf()
      expect(before).toBeGreaterThan(0)
      measured.room = 700
      await client.get(PAGE)
      expect(logsOf()).toBe(before)
      expect((await app.app.server.inject(PAGE)).statusCode).toBe(200)
      measured.room = 400
      const newcomer = await app.app.server.inject({ url: PAGE, headers: { accept: 'text/html' } })
      expect([newcomer.statusCode, newcomer.headers['set-cookie']]).toEqual([507, undefined])
      expect(newcomer.body).toContain('makes no new shops for now')
      const email = 'late@customer.test'
      expect((await client.post('/api/Users', { email, password: PASSWORD, passwordRepeat: PASSWORD })).status).toBe(
        201,
      )
      measured.room = 5000
      expect((await app.app.server.inject(PAGE)).statusCode).toBe(200)
      await client.get(PAGE)
      expect(logsOf()).toBeGreaterThan(before)
      expect(reports.map((line) => line.split(/[:.]/)[0])).toEqual([
        'the disk gets full',
        'the disk is almost full',
        'the disk has room again',
      ])
      expect(readdirSync(join(dataFolder, 'worlds'))).toHaveLength(3)
    } finally {
      await app.close()
      rmSync(dataFolder, { recursive: true, force: true })
    }
  })
})
