import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { flagOf } from '@fruit/training/catalogue/flag'
import { continueCode } from '@fruit/training/continue-codes/continue-code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const exportTool = createRequire(import.meta.url).resolve('juice-shop-ctf-cli/dist/bin/juice-shop-ctf.js')
const run = promisify(execFile)

let testApp: TestApp
let url: string
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-event-'))
  testApp = await openTestApp({ naming: { kind: 'one', id: 'home' } })
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(testApp.app.server.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await testApp.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the published tool that exports events', () => {
  it('reads challenges and hints, and gives the flags that the shop gives', async () => {
    const config = join(folder, 'config.yml')
    const output = join(folder, 'event.csv')
    const settings = { ctfFramework: 'CTFd', juiceShopUrl: url, ctfKey: 'example-ctf-key', insertHints: 'paid' }
    // JSON is YAML.
    writeFileSync(config, JSON.stringify(settings))
    const { stdout } = await run(process.execPath, [exportTool, '--config', config, '--output', output])
    expect(stdout).not.toMatch(/fail/i)
    const csv = readFileSync(output, 'utf8')
    const { data } = (await (await fetch(`${url}/api/Challenges`)).json()) as {
      data: { name: string; description: string }[]
    }
    expect(data.length).toBeGreaterThan(3)
    for (const { name } of data) {
      const line = csv.split('\n').find((line) => line.startsWith(`${name},`))
      expect(line, name).toContain(flagOf('example-ctf-key', name))
      expect(line, name).toMatch(/cost/)
    }
  }, 60_000)
})

describe('a host of many players', () => {
  const ask = (path: string, init?: RequestInit) => fetch(url + path, init)
  const solved = async () => {
    const { data } = (await (await ask('/api/challenges')).json()) as {
      data: { id: number; key: string; solved: boolean; updatedAt: string }[]
    }
    return data.filter((row) => row.solved)
  }

  it('asks whether a shop is up, and reads its progress by lower-case paths', async () => {
    const probe = await ask('/rest/admin/application-version')
    expect(probe.status).toBe(200)
    expect(await solved()).toEqual([])
  })

  it('gives progress back with an empty body, and reads when it was solved', async () => {
    const restored = await ask(`/rest/continue-code/apply/${continueCode('hacking', [45, 75])}`, { method: 'PUT' })
    expect(restored.status).toBe(200)
    const rows = await solved()
    expect(rows.map(({ id, key }) => [id, key])).toEqual([
      [45, 'loginAdminChallenge'],
      [75, 'scoreBoardChallenge'],
    ])
    for (const { updatedAt } of rows) expect(Date.now() - Date.parse(updatedAt)).toBeLessThan(60_000)
    const findIt = await ask(`/rest/continue-code-findit/apply/${continueCode('find-it', [45])}`, { method: 'PUT' })
    expect(findIt.status).toBe(200)
  })

  it('scrapes the metrics', async () => {
    const metrics = await ask('/metrics', { headers: { 'user-agent': 'Prometheus/2.50.0' } })
    expect(metrics.status).toBe(200)
    expect(await metrics.text()).toMatch(/^juiceshop_challenges_total\{/m)
  })
})
