import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestApp, type TestApp } from '@fruit/tests/support/test-app'
import { seededRandom } from '@fruit/world/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SoakedLearner } from './soaked-learner.ts'

const place = mkdtempSync(join(tmpdir(), 'fruit-soaked-'))
const folder = join(place, 'data')
const earlier = join(place, 'earlier')
let testApp: TestApp
let port = 0
const start = async (dataFolder: string) => {
  testApp = await openTestApp({ dataFolder })
  await testApp.app.server.listen({ port, host: '127.0.0.1' })
  port = (testApp.app.server.server.address() as AddressInfo).port
}
beforeAll(() => start(folder))
afterAll(async () => {
  await testApp.close()
  rmSync(place, { recursive: true, force: true })
})

describe('writes that a learner of the soak got acknowledged', () => {
  it('are found while the server keeps them, and each loss is reported once', async () => {
    const learner = new SoakedLearner('7', `http://127.0.0.1:${port}`, seededRandom(1))
    await learner.act()
    const before = learner.acknowledged
    await learner.register()
    cpSync(folder, earlier, { recursive: true })
    await learner.review()
    await learner.address()
    await learner.solve(0)
    await learner.ownFix()
    await learner.resetAndUndo()
    expect(learner.acknowledged - before).toBe(5)
    await learner.verify()
    expect(learner.lost).toEqual([])

    await testApp.close()
    await start(folder)
    await learner.verify()
    expect(learner.lost).toEqual([])

    await testApp.close()
    await start(earlier)
    await learner.verify()
    const lost = [
      ...[/^7: review review-7-\d+$/, /^7: address address-7-\d+ /, /^7: solve loginAdminChallenge$/],
      /^7: their own fix$/,
    ].map((each) => expect.stringMatching(each))
    expect(learner.lost).toEqual(lost)
    await learner.verify()
    expect(learner.lost).toHaveLength(lost.length)

    await testApp.close()
    rmSync(earlier, { recursive: true })
    await start(earlier)
    await learner.verify()
    expect(learner.lost.slice(lost.length)).toEqual(['7: their session'])
  })
})
