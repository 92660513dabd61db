import { allSeams } from '@fruit/shop/all-seams'
import { loadFeatures } from '@fruit/shop/features'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const features = await loadFeatures()
const seams = allSeams().map(({ seam }) => seam)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe' })
})
afterAll(() => testApp.close())

describe.each(features.map((feature) => [feature.seam, feature] as const))('%s in the safe shop', (name, feature) => {
  const seam = seams.find((candidate) => candidate.name === name)

  it('is the name of a seam', () => {
    expect(seam).toBeDefined()
  })

  it.each(Object.entries(feature.promises))('keeps the promise: %s', async (_title, keep) => {
    await keep(testApp.learner().client(), seam!.safe as never)
  })
})
