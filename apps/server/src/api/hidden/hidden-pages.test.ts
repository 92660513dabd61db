import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as calls from '@fruit/contracts/calls/server-pages'
import { planetShown, premiumPictureShown, responsibilityRefused } from '@fruit/shop/hidden/facts'
import { promotionShown } from '@fruit/shop/promotion/facts'
import { embedSubtitles } from '@fruit/shop/promotion/seams'
import { visitorRedirected } from '@fruit/shop/redirects/facts'
import { admitTarget, listTargets } from '@fruit/shop/redirects/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFits } from '../../testing/answers-fit.ts'
import { listenTo } from '../../testing/fact-listener.ts'
import { flawedLearner } from '../../testing/flawed-learner.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const SUBTITLES = 'WEBVTT\n\n00:00.000 --> 00:02.000\nAn apple falls.\n'
const SUBTITLES_PLACE = '/frontend/dist/frontend/assets/public/videos/owasp_promo.vtt'

const facts = listenTo(visitorRedirected, promotionShown, planetShown, premiumPictureShown, responsibilityRefused)
const webFolder = mkdtempSync(join(tmpdir(), 'fruit-web-'))
let testApp: TestApp
beforeAll(async () => {
  const videos = join(webFolder, 'assets/public/videos')
  mkdirSync(videos, { recursive: true })
  writeFileSync(join(webFolder, 'index.html'), '<title>%TITLE%</title>')
  writeFileSync(join(videos, 'owasp_promo.mp4'), FILM)
  writeFileSync(join(videos, 'owasp_promo.vtt'), SUBTITLES)
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, webFolder })
})
afterAll(async () => {
  await testApp.close()
  rmSync(webFolder, { recursive: true, force: true })
})
const visitor = () => testApp.learner().client()

describe('the way to other pages', () => {
  const to = (target: string) => `/redirect?to=${encodeURIComponent(target)}`

  it.each([
    'https://github.com/juice-shop/juice-shop',
    'http://shop.spreadshirt.com/juiceshop',
    'http://shop.spreadshirt.de/juiceshop',
    'https://www.stickeryou.com/products/owasp-juice-shop/794',
    'http://leanpub.com/juice-shop',
    'HTTPS://GitHub.com/juice-shop/juice-shop',
  ])('leads to %s', async (target) => {
    const learner = testApp.learner()
    const answer = await learner.client().get(to(target))
    expectFits(calls.redirect, answer)
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
  ])('does not lead to %j', async (target) => {
    const learner = testApp.learner()
    const answer = await learner.client().get(to(target))
    expectFits(calls.redirect, answer)
    expect(answer.status).toBe(406)
    expect(answer.headers.location).toBeUndefined()
    expect(facts.heardFrom(learner)).toEqual([])
  })

  it('asks where to', async () => {
    const answer = await visitor().get('/redirect')
    expectFits(calls.redirect, answer)
    expect(answer.status).toBe(500)
    expect(answer.text).toContain('Where to?')
    expect((await visitor().get('/redirect?to=a&to=b')).status).toBe(400)
  })

  it('breaks no header, whatever an implementation lets through', async () => {
    const learner = flawedLearner(testApp, [admitTarget, () => true])
    const { status, headers } = await learner.client().get('/redirect?to=https://a.test/%0d%0ax-odd:%201%C3%A9')
    expect(status).toBe(302)
    expect(headers.location).toBe('https://a.test/%0D%0Ax-odd:%201%C3%A9')
    expect(headers['x-odd']).toBeUndefined()
  })
})

describe('the film', () => {
  it('has a page with subtitles, which browsers fetch by themselves', async () => {
    const learner = testApp.learner()
    const page = await learner.client().get('/promotion')
    expectFits(calls.showPromotion, page)
    expect(page.text).toContain('<source src="/video" type="video/mp4">')
    const track = /<track [^>]*src="([^"]*)"/.exec(page.text)![1]!
    expect(page.text).not.toContain('WEBVTT')
    const subtitles = await learner.client().get(track)
    expectFits(calls.readVideoFile, subtitles)
    expect(subtitles.text).toBe(SUBTITLES)
    expect(subtitles.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(facts.heardFrom(learner)).toEqual([
      { fact: promotionShown.name, data: { subtitles: SUBTITLES, markup: expect.stringContaining('<track') } },
    ])
  })

  it('keeps markup in subtitles out of the page', async () => {
    const learner = testApp.learner()
    const text = `${SUBTITLES}</script><script>alert(\`xss\`)</script>`
    learner.inside(({ files }) => files.write(SUBTITLES_PLACE, Buffer.from(text)))
    const page = await learner.client().get('/promotion')
    expect(page.text).not.toContain('alert')
    expect((await learner.client().get('/assets/public/videos/owasp_promo.vtt')).text).toBe(text)
    expect((await visitor().get('/assets/public/videos/owasp_promo.vtt')).text).toBe(SUBTITLES)
  })

  it('hands its subtitles to an implementation that wants the text', async () => {
    const learner = flawedLearner(testApp, [embedSubtitles, ({ text }: { text: string }) => `<pre>${text}</pre>`])
    expect((await learner.client().get('/promotion')).text).toContain(`<pre>${SUBTITLES}</pre>`)
  })

  it('is sent as a whole', async () => {
    const answer = await visitor().get('/video')
    expectFits(calls.playVideo, answer)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
    })
    expect(answer.headers['content-location']).toBeUndefined()
  })

  it('is sent in parts, which tell where the file is', async () => {
    const answer = await testApp.app.server.inject({ url: '/video', headers: { range: 'bytes=100-299' } })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({
      'content-range': 'bytes 100-299/1000',
      'content-length': '200',
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-location': '/assets/public/videos/owasp_promo.mp4',
    })
    expect(answer.rawPayload.equals(FILM.subarray(100, 300))).toBe(true)
    const file = await visitor().get('/assets/public/videos/owasp_promo.mp4', { headers: { range: 'bytes=-1' } })
    expect(file.status).toBe(206)
  })

  it('has nothing beyond its end', async () => {
    const answer = await visitor().get('/video', { headers: { range: 'bytes=1000-' } })
    expectFits(calls.playVideo, answer)
    expect(answer.status).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */1000')
  })

  it.each([
    '..%2f..%2f..%2f..%2fftp%2flegal.md',
    '%2e%2e',
    'owasp_promo.mp4%00.vtt',
    'none.mp4',
    '..%5cx',
    '%252e%252e%252f',
  ])('is the only file of its folder: %s', async (name) => {
    const answer = await visitor().get(`/assets/public/videos/${name}`)
    expect(answer.text).not.toContain('Legal')
    if (!name.startsWith('%2e')) expect(answer.status).toBe(404)
  })
})

describe('hidden pages', () => {
  it('show the planet, with words for who can’t see it', async () => {
    const learner = testApp.learner()
    const page = await learner.client().get(calls.showPlanet.path)
    expectFits(calls.showPlanet, page)
    expect(page.status).toBe(200)
    expect(page.text).toContain('You found Bramley-9')
    expect(page.text).toContain('data-surface="/assets/public/images/planet-bramley.webp"')
    expect(page.text).toMatch(/<canvas [^>]*role="img"[^>]*aria-label="Bramley-9: /)
    expect(facts.heardFrom(learner)).toEqual([{ fact: planetShown.name, data: {} }])
  })

  it('show a picture to those who can pay', async () => {
    const learner = testApp.learner()
    const answer = await learner.client().get(calls.showPremiumPicture.path)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(10_000)
    expect(facts.heardFrom(learner)).toEqual([{ fact: premiumPictureShown.name, data: {} }])
  })

  it('take responsibility for nothing', async () => {
    const learner = testApp.learner()
    const answer = await learner.client().get(calls.refuseResponsibility.path)
    expectFits(calls.refuseResponsibility, answer)
    expect(answer.status).toBe(404)
    expect(facts.heardFrom(learner)).toEqual([{ fact: responsibilityRefused.name, data: {} }])
  })
})
