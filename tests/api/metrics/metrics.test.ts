import { when } from '@fruit/challenge-kit/challenge'
import { readMetrics } from '@fruit/contracts/calls/metrics'
import { metricsRead } from '@fruit/shop/metrics/facts'
import { admitMetricsReader } from '@fruit/shop/metrics/seams'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember } from '../../support/members.ts'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const catalogue = testCatalogue(
  testChallenge({ id: 1, key: 'noticeChallenge', name: 'Notice', difficulty: 2, codingChallenge: true }),
  testChallenge({
    id: 2,
    key: 'metricsChallenge',
    name: 'Metrics',
    solvedWhen: when(metricsRead, ({ userAgent }, { configuration }) =>
      configuration.challenges.metricsIgnoredUserAgents.every((agent) => !userAgent.includes(agent)),
    ),
  }),
)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue, version: '1.22.333' })
})
afterAll(() => testApp.close())

const open = () => flawedLearner(testApp, [admitMetricsReader, () => true])

/** Values of all series by name and labels, for instance `juiceshop_cheat_score{app="juiceshop"}`. */
async function read(client: Client): Promise<Record<string, string>> {
  const response = await client.get('/metrics', { headers: { 'user-agent': 'Prometheus/2.50.0' } })
  expectMatchesContract(readMetrics, response)
  expect(response.status).toBe(200)
  const lines = response.text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), line.slice(line.lastIndexOf(' ') + 1)]))
}

describe('GET /metrics', () => {
  it('uses the text format of Prometheus', async () => {
    const response = await open().client().get('/metrics')
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(response.text).toMatch(/^# TYPE juiceshop_cheat_score gauge$/m)
    expect(response.text).toMatch(/^# TYPE http_requests_count counter$/m)
  })

  it('has every name of the interface, each with the label app', async () => {
    const series = Object.keys(await read(open().client()))
    const names = new Set(series.map((name) => name.replace(/\{.*/, '')))
    for (const name of [
      ...['version_info', 'challenges_solved', 'challenges_total', 'coding_challenges_progress', 'cheat_score'],
      ...['coding_challenges_accuracy', 'orders_placed_total', 'users_registered', 'users_registered_total'],
      ...['wallet_balance_total', 'user_social_interactions', 'startup_duration_seconds'],
      ...['llm_input_tokens_total', 'llm_output_tokens_total'],
    ])
      expect(names).toContain(`juiceshop_${name}`)
    for (const name of [
      ...['nodejs_active_handles_total', 'nodejs_eventloop_lag_seconds', 'nodejs_heap_size_used_bytes'],
      ...['nodejs_version_info', 'process_cpu_seconds_total', 'process_resident_memory_bytes'],
      ...['process_start_time_seconds'],
    ])
      expect(names).toContain(name)
    for (const name of series) expect(name).toContain('app="juiceshop"')
  })

  it('contains the version and the startup duration', async () => {
    const series = await read(open().client())
    expect(series['juiceshop_version_info{version="1.22.333",major="1",minor="22",patch="333",app="juiceshop"}']).toBe(
      '1',
    )
    expect(Number(series['juiceshop_startup_duration_seconds{task="datacreator",app="juiceshop"}'])).toBeGreaterThan(0)
  })

  it('counts registrations, orders, reviews and wallet balances', async () => {
    const client = open().client()
    const before = await read(client)
    await client.becomeCustomer()
    const after = await read(client)
    const grown = (name: string) => Number(after[name]) - Number(before[name])
    expect(grown('juiceshop_users_registered{type="standard",app="juiceshop"}')).toBe(1)
    expect(grown('juiceshop_users_registered_total{app="juiceshop"}')).toBe(1)
    expect(Number(after['juiceshop_orders_placed_total{app="juiceshop"}'])).toBeGreaterThan(0)
    expect(Number(after['juiceshop_user_social_interactions{type="review",app="juiceshop"}'])).toBeGreaterThan(0)
    expect(Number(after['juiceshop_wallet_balance_total{app="juiceshop"}'])).toBeGreaterThan(0)
  })

  it('counts requests by status class and uploads by type', async () => {
    const client = open().client()
    await client.becomeCustomer()
    const upload = (name: string, type: string) => {
      const form = new FormData()
      form.append('file', new File(['%PDF-1.4\n'], name, { type }))
      return client.post('/file-upload', form)
    }
    expect((await upload('order.pdf', 'application/pdf')).status).toBeLessThan(400)
    expect((await upload('order.exe', 'application/x-evil')).status).toBeGreaterThanOrEqual(400)
    const series = await read(client)
    expect(series['file_uploads_count{file_type="application/pdf",app="juiceshop"}']).toBe('1')
    expect(series['file_upload_errors{file_type="application/x-evil",app="juiceshop"}']).toBe('1')
    expect(Number(series['http_requests_count{status_code="2XX",app="juiceshop"}'])).toBeGreaterThanOrEqual(3)
  })

  it('reports the progress of the requesting world only', async () => {
    const [mine, yours] = [open().client(), open().client()]
    await mine.get('/ftp/legal.md')
    const solved = 'juiceshop_challenges_solved{difficulty="2",category="Miscellaneous",app="juiceshop"}'
    expect((await read(mine))[solved]).toBe('1')
    expect((await read(yours))[solved]).toBe('0')
    const { ...phases } = await read(mine)
    expect(phases['juiceshop_coding_challenges_progress{phase="unsolved",app="juiceshop"}']).toBe('1')
    expect(phases['juiceshop_coding_challenges_accuracy{phase="find it",app="juiceshop"}']).toBe('Nan')
    expect(Number(phases['juiceshop_cheat_score{app="juiceshop"}'])).toBeGreaterThan(0)
  })

  it('records the user agent, so that a Prometheus scraper solves nothing', async () => {
    const learner = open()
    for (const agent of ['Prometheus/2.50.0', 'Alloy/1.0', 'vm_promscrape'])
      await learner.client().get('/metrics', { headers: { 'user-agent': agent } })
    expect(await learner.solved()).not.toContain('metricsChallenge')
    await learner.client().get('/metrics', { headers: { 'user-agent': 'Mozilla/5.0' } })
    expect(await learner.solved()).toContain('metricsChallenge')
  })

  it('is for administrators only in the safe shop', async () => {
    const learner = testApp.learner()
    for (const [header, value] of [
      ['user-agent', 'Mozilla/5.0'],
      ['user-agent', 'Prometheus/2.50.0'],
      ['x-forwarded-for', '127.0.0.1'],
    ] as const) {
      const refused = await learner.client().get('/metrics', { headers: { [header]: value } })
      expect(refused.status).toBe(403)
      expectMatchesContract(readMetrics, refused)
    }
    expect(await learner.solved()).toEqual([])
    const { token } = await createMember(learner, 'admin')
    const admitted = await learner.client().get('/metrics', { headers: { authorization: `Bearer ${token}` } })
    expect(admitted.status).toBe(200)
  })
})
