import * as calls from '@fruit/contracts/calls/redirects'
import { visitorRedirected } from '@fruit/shop/redirects/facts'
import { admitTarget, listTargets } from '@fruit/shop/redirects/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(visitorRedirected)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())
const visitor = () => testApp.learner().client()

describe('GET /redirect', () => {
  const to = (target: string) => `/redirect?to=${encodeURIComponent(target)}`

  it.each([
    'https://github.com/juice-shop/juice-shop',
    'http://shop.spreadshirt.com/juiceshop',
    'http://shop.spreadshirt.de/juiceshop',
    'https://www.stickeryou.com/products/owasp-juice-shop/794',
    'http://leanpub.com/juice-shop',
    'HTTPS://GitHub.com/juice-shop/juice-shop',
  ])('redirects to %s', async (target) => {
    const learner = testApp.learner()
    const answer = await learner.client().get(to(target))
    expectMatchesContract(calls.redirect, answer)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe(target)
    expect(facts.heardFrom(learner)).toEqual([
      { fact: visitorRedirected.name, data: { to: target, targets: listTargets.safe() } },
    ])
  })

  it.each([
    'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
    'https://elsewhere.test?x=https://github.com/juice-shop/juice-shop',
    'https://github.com/juice-shop/juice-shop/../../evil',
    'https://github.com/juice-shop/juice-shop?x=1',
    'https://github.com@elsewhere.test/juice-shop/juice-shop',
    'https://github.com.elsewhere.test/juice-shop/juice-shop',
    'javascript:alert(1)//https://github.com/juice-shop/juice-shop',
    '//github.com/juice-shop/juice-shop',
    '',
  ])('rejects %j', async (target) => {
    const learner = testApp.learner()
    const answer = await learner.client().get(to(target))
    expectMatchesContract(calls.redirect, answer)
    expect(answer.status).toBe(406)
    expect(answer.headers.location).toBeUndefined()
    expect(facts.heardFrom(learner)).toEqual([])
  })

  it('returns 500 without a target and 400 for two', async () => {
    const answer = await visitor().get('/redirect')
    expectMatchesContract(calls.redirect, answer)
    expect(answer.status).toBe(500)
    expect(answer.text).toContain('Where to?')
    expect((await visitor().get('/redirect?to=a&to=b')).status).toBe(400)
  })

  it('encodes line breaks in the Location header, with a flawed seam', async () => {
    const learner = flawedLearner(testApp, [admitTarget, () => true])
    const { status, headers } = await learner.client().get('/redirect?to=https://a.test/%0d%0ax-odd:%201%C3%A9')
    expect(status).toBe(302)
    expect(headers.location).toBe('https://a.test/%0D%0Ax-odd:%201%C3%A9')
    expect(headers['x-odd']).toBeUndefined()
  })
})
