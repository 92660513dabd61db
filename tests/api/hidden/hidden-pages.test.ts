import * as calls from '@fruit/contracts/calls/hidden'
import { planetShown, premiumPictureShown, responsibilityRefused } from '@fruit/shop/hidden/facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(planetShown, premiumPictureShown, responsibilityRefused)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

describe('hidden pages', () => {
  it('show the planet with an accessible label', async () => {
    const learner = testApp.learner()
    const page = await learner.client().get(calls.showPlanet.path)
    expectMatchesContract(calls.showPlanet, page)
    expect(page.status).toBe(200)
    expect(page.text).toContain('You found Bramley-9')
    expect(page.text).toContain('data-surface="/assets/public/images/planet-bramley.webp"')
    expect(page.text).toMatch(/<canvas [^>]*role="img"[^>]*aria-label="Bramley-9: /)
    expect(facts.heardFrom(learner)).toEqual([{ fact: planetShown.name, data: {} }])
  })

  it('show the premium picture', async () => {
    const learner = testApp.learner()
    const answer = await learner.client().get(calls.showPremiumPicture.path)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(10_000)
    expect(facts.heardFrom(learner)).toEqual([{ fact: premiumPictureShown.name, data: {} }])
  })

  it('return 404 for the refusal of responsibility', async () => {
    const learner = testApp.learner()
    const answer = await learner.client().get(calls.refuseResponsibility.path)
    expectMatchesContract(calls.refuseResponsibility, answer)
    expect(answer.status).toBe(404)
    expect(facts.heardFrom(learner)).toEqual([{ fact: responsibilityRefused.name, data: {} }])
  })
})
