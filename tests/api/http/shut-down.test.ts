import { defineCall } from '@fruit/contracts/call'
import { ContainmentClosed, ContainmentFailure } from '@fruit/sandbox/pool/containment-failure'
import { handle } from '@fruit/world/route'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openTestApp } from '../../support/test-app.ts'

const answered = { method: 'GET', tag: 'Test', access: 'open', answers: { 200: z.string() } } as const
const cutShort = defineCall({ ...answered, path: '/rest/test/cut-short', summary: 'A job that a shut-down ends' })
const broken = defineCall({ ...answered, path: '/rest/test/broken', summary: 'A job whose worker breaks' })

it('a job ended by a shutdown returns 503 without a report and solves nothing', async () => {
  const reports: string[] = []
  const testApp = await openTestApp({
    report: (line) => reports.push(line),
    moreRoutes: [
      handle(cutShort, () => {
        throw new ContainmentClosed()
      }),
      handle(broken, () => {
        throw new ContainmentFailure('A worker broke.')
      }),
    ],
  })
  try {
    const learner = testApp.learner()
    const answer = await learner.client().get('/rest/test/cut-short')
    expect(answer.status).toBe(503)
    expect(answer.text).toContain('shutting down')
    expect(await learner.solved()).toEqual([])
    expect(reports).toEqual([])
    // The same with a failing worker, which counts as an error of the shop.
    expect((await learner.client().get('/rest/test/broken')).status).toBe(500)
    expect(await learner.solved()).toEqual(['errorHandlingChallenge'])
  } finally {
    await testApp.close()
  }
})
